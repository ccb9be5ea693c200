import type { WorkCtx } from "../kernel/work.ts";
import { discardFiles } from "./discard-files.ts";
import { deleteLeaving, findLeaving } from "./queries.ts";
import { fileFolder } from "./store-files.ts";
import { findLeftOver, findStuck, unknownKeys, type FileAgeLimits } from "./sweep-queries.ts";

type FileSweepCtx = Pick<WorkCtx, "db" | "now" | "log" | "storage" | "write">;

const batch = 200;
const usual: FileAgeLimits = { storingMinutes: 15, unusedHours: 24, objectMinutes: 60 };

/**
 * Removes the objects of a file first, then its row. A row without objects can be found again; an object without a row only by
 * listing all objects.
 */
export async function removeLeaving({ db, storage, write }: FileSweepCtx, id: string): Promise<void> {
  const file = await findLeaving(db, id);
  if (!file) return;
  await storage.remove(file.object_keys);
  await write("its file left", ({ tx }) => deleteLeaving(tx, id));
}

/** Removes files whose removal job was lost. If storage is unavailable, the next hourly run retries. */
async function removeStuck(ctx: FileSweepCtx, ages: FileAgeLimits): Promise<void> {
  for (let after: string | null = null; ;) {
    const ids: string[] = await findStuck(ctx.db, ages, after, batch);
    if (ids.length === 0) return;
    for (const id of ids) await removeLeaving(ctx, id);
    after = ids.at(-1)!;
  }
}

async function removeStrays(
  { db, storage, now, log }: FileSweepCtx,
  { objectMinutes }: FileAgeLimits,
): Promise<number> {
  const before = now.getTime() - objectMinutes * 60_000;
  let removed = 0;
  for await (const page of storage.list(fileFolder)) {
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
export async function sweepFiles(ctx: FileSweepCtx, ages: FileAgeLimits = usual): Promise<void> {
  const giveUp = () =>
    ctx.write("left over", async (inner) => {
      const ids = await findLeftOver(inner.tx, ages, batch);
      await discardFiles(inner, ids);
      return ids.length;
    });
  while ((await giveUp()) > 0);
  await removeStuck(ctx, ages);
  await removeStrays(ctx, ages);
}
