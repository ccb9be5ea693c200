import { inTransaction } from "@orbita/db";
import { sweepFiles, type WorkCtx } from "@orbita/features";
import type { TestDatabase, TestStorage } from "@orbita/testing";

/** Runs the worker's clean-up of files at once, without its waiting times for unfinished uploads and for objects without a row. */
export async function sweep({ db }: Pick<TestDatabase, "db">, storage: TestStorage): Promise<void> {
  const now = new Date(Date.now() + 1_000);
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const ctx = {
    db,
    now,
    log: quiet,
    storage,
    write: (why, work) =>
      inTransaction(db, { actorId: null, requestId: "test", why }, (tx) =>
        // The context enqueues no jobs, so that only the clean-up itself is tested.
        work({ tx, now, log: quiet, tell: () => Promise.resolve(), enqueue: () => Promise.resolve() }),
      ),
  } satisfies Partial<WorkCtx>;
  await sweepFiles(ctx, { storingMinutes: 0, unusedHours: 24, objectMinutes: 0 });
}
