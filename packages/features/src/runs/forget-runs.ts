import { runLimits } from "@orbita/contract";
import { sql } from "kysely";
import { runInBatches, type Routine, type WorkCtx } from "../kernel/work.ts";

const day = 86_400_000;
const batch = 500;
const before = (now: Date, days: number) => new Date(now.getTime() - days * day);

/**
 * Deletes expired files of runs. The stored object is deleted first: a row without its object can be found again, an object
 * without its row cannot.
 */
async function forgetFiles({ db, storage, write, now }: WorkCtx): Promise<number> {
  const old = before(now, runLimits.keptDays);
  const rows = await db
    .selectFrom("runs")
    .select(["id", "file_key"])
    .where("file_key", "is not", null)
    .where((each) => each.or([each("file_until", "<=", now), each("created_at", "<", old)]))
    .limit(batch)
    .execute();
  if (rows.length === 0) return 0;
  await storage.remove(rows.map(({ file_key }) => file_key!));
  const ids = rows.map(({ id }) => id);
  await write("its time is over", ({ tx }) =>
    tx.updateTable("runs").set({ file_key: null }).where("id", "in", ids).execute(),
  );
  return rows.length;
}

/** Deletes old runs with their lines. Routine runs that had nothing to do are deleted sooner. */
async function forgetOld({ write, now }: WorkCtx): Promise<number> {
  const { rows } = await write("its time is over", ({ tx }) =>
    sql<{ id: string }>`
      delete from runs where id in (
        select id from runs where file_key is null and state not in ('waiting', 'running')
          and (created_at < ${before(now, runLimits.keptDays)}
            or (what = 'routine' and state = 'done' and done = 0 and created_at < ${before(now, runLimits.idleKeptDays)}))
        order by created_at limit ${batch})
      returning id`.execute(tx),
  );
  return rows.length;
}

/** Fails runs that had no update for a day: no worker continues them any more. */
async function giveUp({ write, now }: WorkCtx): Promise<void> {
  await write("given up", ({ tx }) =>
    tx
      .updateTable("runs")
      .set({ state: "failed", problem: "run.abandoned", ended_at: now, holder: null })
      .where("state", "in", ["waiting", "running"])
      .where("updated_at", "<", before(now, 1))
      .execute(),
  );
}

export const runRoutines: readonly Routine[] = [
  {
    name: "runs.forget",
    cron: "52 * * * *",
    run: async (ctx) => {
      await giveUp(ctx);
      const files = await runInBatches(batch, () => forgetFiles(ctx));
      return files + (await runInBatches(batch, () => forgetOld(ctx)));
    },
  },
];
