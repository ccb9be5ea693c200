import { inTransaction } from "@orbita/db";
import { sweepFiles, type WorkCtx } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { sql } from "kysely";
import type { TestApi } from "./harness.ts";

const queue = "files.remove";

/** Runs the file jobs that the worker would run. */
export function fileWork(api: TestApi) {
  const handler = jobHandlers.find(({ job }) => job.name === queue)!;

  const ctx = (): WorkCtx => {
    const now = new Date();
    const { log } = api.app;
    return {
      db: api.db,
      now,
      log,
      storage: api.storage,
      write: (why, work) =>
        inTransaction(api.db, { actorId: null, requestId: "test", why }, (tx) =>
          work({
            tx,
            now,
            log,
            tell: () => Promise.reject(new Error("nothing to tell")),
            enqueue: async (job, payload) => {
              await sql`insert into pgboss.job (name, data) values (${job.name}, ${JSON.stringify(payload)})`.execute(
                tx,
              );
            },
          }),
        ),
    } satisfies Partial<WorkCtx> as unknown as WorkCtx;
  };

  async function runJobs(): Promise<number> {
    const { rows } = await sql<{ id: string; data: { id: string } }>`
      delete from pgboss.job where name = ${queue} returning id, data`.execute(api.db);
    for (const { id, data } of rows) await handler.run(ctx(), data, id);
    return rows.length;
  }
  const run = (id: string) => handler.run(ctx(), { id }, "again");
  const sweep = (ages = { storingMinutes: 0, unusedHours: 24, objectMinutes: 0 }) => sweepFiles(ctx(), ages);
  return { runJobs, run, sweep };
}

/** Lists all file rows and all stored objects. Equal lists mean that no object is missing and none is orphaned. */
export async function auditFiles(api: Pick<TestApi, "db" | "storage">) {
  const rows = await api.db.selectFrom("files").select(["status", "object_keys"]).execute();
  return {
    statuses: rows.map(({ status }) => status).toSorted(),
    inRows: rows.flatMap(({ object_keys }) => object_keys).toSorted(),
    inStore: await api.storage.keys(),
  };
}
