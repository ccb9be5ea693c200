import type { WorkCtx } from "../kernel/work.ts";
import { giveUpFiles } from "./give-up.ts";
import { deleteLeaving, findLeaving } from "./queries.ts";
import { folder } from "./store-files.ts";
import { findLeftOver, findStuck, unknownKeys, type Ages } from "./sweep-queries.ts";

type Sweeping = Pick<WorkCtx, "db" | "now" | "log" | "storage" | "write">;

const batch = 200;
const usual: Ages = { storingMinutes: 15, unusedHours: 24, objectMinutes: 60 };

/** Removes the objects first: a row without objects can be found again, an object without a row only by listing all of them. */
export async function removeLeaving({ db, storage, write }: Sweeping, id: string): Promise<void> {
  const file = await findLeaving(db, id);
  if (!file) return;
  await storage.remove(file.object_keys);
  await write("its file left", ({ tx }) => deleteLeaving(tx, id));
}

/** Files whose removal job was lost. If storage is unavailable, the next hourly run retries. */
async function removeStuck(ctx: Sweeping, ages: Ages): Promise<void> {
  for (let after: string | null = null; ;) {
    const ids: string[] = await findStuck(ctx.db, ages, after, batch);
    if (ids.length === 0) return;
    for (const id of ids) await removeLeaving(ctx, id);
    after = ids.at(-1)!;
  }
}

async function removeStrays({ db, storage, now, log }: Sweeping, { objectMinutes }: Ages): Promise<number> {
  const before = now.getTime() - objectMinutes * 60_000;
  let removed = 0;
  for await (const page of storage.list(folder)) {
    const old = page.filter(({ modified }) => modified.getTime() <= before).map(({ key }) => key);
    const strays = await unknownKeys(db, old);
    if (strays.length === 0) continue;
    log.warn({ strays: strays.length, first: strays[0] }, "objects without a row");
    await storage.remove(strays);
    removed += strays.length;
  }
  return removed;
}

/** Removes aborted uploads, files without owner or use, and objects without a row. */
export async function sweepFiles(ctx: Sweeping, ages: Ages = usual): Promise<void> {
  const giveUp = () =>
    ctx.write("left over", async (inner) => {
      const ids = await findLeftOver(inner.tx, ages, batch);
      await giveUpFiles(inner, ids);
      return ids.length;
    });
  while ((await giveUp()) > 0);
  await removeStuck(ctx, ages);
  await removeStrays(ctx, ages);
}
