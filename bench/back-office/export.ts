import { randomUUIDv7 } from "node:crypto";
import { inTransaction, type Db } from "@orbita/db";
import type { WorkCtx } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { testStorage } from "@orbita/testing";
import { round } from "../figures.ts";

const mb = (bytes: number) => round(bytes / 1_048_576, 1);

/** Exports the list of users with the worker's code; measures duration, peak memory and the number of progress steps. */
export async function exportOf(db: Db, adminId: string, rows: number) {
  const storage = testStorage();
  const now = new Date();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const id = randomUUIDv7();
  const since = await db
    .selectFrom("users")
    .select("created_at")
    .orderBy("created_at", "desc")
    .offset(rows)
    .limit(1)
    .executeTakeFirst();
  const filters = since ? [{ f: "created", v: since.created_at.toISOString(), mm: "gt" }] : [];
  const payload = { kind: "user", filters, sort: "created:desc", language: "it" };
  await db
    .insertInto("runs")
    .values({ id, what: "export", subject: "user", payload: JSON.stringify(payload), by_id: adminId, reason: "bench" })
    .execute();
  const ctx = {
    db,
    now,
    log,
    storage,
    ending: new AbortController().signal,
    write: (why: string, work: (ctx: never) => Promise<unknown>, by: string | null = null) =>
      inTransaction(db, { actorId: by, requestId: "bench", why }, (tx) =>
        work({ tx, now, log, tell: async () => {}, enqueue: async () => {} } as never),
      ),
  } as unknown as WorkCtx;
  const handler = jobHandlers.find(({ job }) => job.name === "runs.carryOut");
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const seen = new Set<number>();
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
    void db
      .selectFrom("runs")
      .select("done")
      .where("id", "=", id)
      .executeTakeFirst()
      .then((run) => seen.add(run?.done ?? 0));
  }, 100);
  const begin = performance.now();
  await handler!.run(ctx, { runId: id }, randomUUIDv7());
  const seconds = round((performance.now() - begin) / 1_000, 1);
  clearInterval(watching);
  const run = await db.selectFrom("runs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  let bytes = 0;
  if (run.file_key) for await (const some of storage.get(run.file_key)) bytes += some.length;
  await storage.clear();
  storage.close();
  return { rows: run.done, state: run.state, seconds, fileMb: mb(bytes), grewMb: mb(peak - before), steps: seen.size };
}
