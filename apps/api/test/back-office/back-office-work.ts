import { randomUUIDv7 } from "node:crypto";
import { addToOutbox, inTransaction } from "@orbita/db";
import { destinationsOf, type WorkCtx } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { sql } from "kysely";
import type { TestApi } from "../support/harness.ts";

const queue = "runs.carryOut";

/** Returns a function that carries out the waiting runs of the back office, as the worker would. */
export function runWork(api: TestApi, more: Partial<WorkCtx> = {}) {
  const handler = jobHandlers.find(({ job }) => job.name === queue)!;
  const ctx = (): WorkCtx => {
    const now = new Date();
    const { log } = api.app;
    return {
      db: api.db,
      now,
      log,
      storage: api.storage,
      ending: new AbortController().signal,
      write: (why, work, by = null) =>
        inTransaction(api.db, { actorId: by, requestId: "test", why }, (tx) =>
          work({
            tx,
            now,
            log,
            tell: (event, payload) =>
              addToOutbox(tx, { name: event.name, payload, destinations: destinationsOf(event as never) }),
            enqueue: (job, payload, options) => api.jobs.send(tx, job, payload, options),
          }),
        ),
      ...more,
    } satisfies Partial<WorkCtx> as unknown as WorkCtx;
  };
  /** Executes all waiting jobs and returns their errors; failed jobs are not retried. */
  return async () => {
    const { rows } = await sql<{ data: { runId: string } }>`
      delete from pgboss.job where name = ${queue} returning data`.execute(api.db);
    const fallen: unknown[] = [];
    for (const { data } of rows)
      await handler.run(ctx(), data, randomUUIDv7()).catch((error: unknown) => fallen.push(error));
    return { done: rows.length, fallen, runIds: rows.map(({ data }) => data.runId) };
  };
}
