import { randomUUIDv7 } from "node:crypto";
import { addToOutbox, hint, inTransaction, outboxChannel, type Db, type JobQueue } from "@orbita/db";
import { destinationsOf, type PlatformServices, type WebServerCtx } from "@orbita/features";

/** The context of the web server's internal requests: transactions and `tell` (which emits events), without an actor. */
export function webCtx({ db, jobs, platform }: { db: Db; jobs: JobQueue; platform: PlatformServices }): WebServerCtx {
  const now = new Date();
  return {
    tx: db,
    platform,
    now,
    write: async (work) => {
      let told = false;
      const answer = await inTransaction(db, { actorId: null, requestId: randomUUIDv7() }, (tx) =>
        work({
          tx,
          platform,
          now,
          tell: async (event, payload) => {
            told = true;
            await addToOutbox(tx, {
              name: event.name,
              payload: event.payload.parse(payload),
              destinations: destinationsOf(event as never),
            });
          },
          enqueue: (job, payload, options) => jobs.send(tx, job, payload, options),
        }),
      );
      if (told) void hint(db, outboxChannel).catch(() => {});
      return answer;
    },
  };
}
