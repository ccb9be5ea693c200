import { fileURLToPath } from "node:url";
import { addToOutbox, inTransaction } from "@orbita/db";
import { destinationsOf, type EventDefinition, type WorkCtx } from "@orbita/features";
import { jobHandlers, routines } from "@orbita/features/work";
import type { Reader } from "@orbita/platform";
import { testReader } from "@orbita/testing";
import { sql } from "kysely";
import type { TestApi } from "../support/harness.ts";

const queue = "resumeUploads.read";

/**
 * A stand-in for the process that reads documents. It obeys commands in the document, so that a test decides the outcome; real
 * reading is tested elsewhere.
 */
const program = fileURLToPath(
  new URL("../../../../packages/platform/src/reader/fixtures/obedient-child.mjs", import.meta.url),
);
export const obedient = () => testReader(program);

/** A document with a command for the reader process. */
export const scriptedPdf = (words: string, name = "cv.pdf") => new File([`%PDF-1.7\n% do:${words}\n%%EOF\n`], name);

/** Runs the worker's jobs for uploads. */
export function uploadWork(api: TestApi, reader: Reader = obedient()) {
  const handler = jobHandlers.find(({ job }) => job.name === queue)!;
  const ctx = (): WorkCtx => {
    const { log } = api.app;
    return {
      db: api.db,
      now: new Date(),
      log,
      storage: api.storage,
      reader,
      write: (why, work) =>
        inTransaction(api.db, { actorId: null, requestId: "test", why }, (tx) =>
          work({
            tx,
            now: new Date(),
            log,
            tell: (event, payload) => {
              const destinations = destinationsOf(event as unknown as EventDefinition);
              return addToOutbox(tx, { name: event.name, payload, destinations });
            },
            enqueue: (job, payload, options) => api.jobs.send(tx, job, payload, options),
          }),
        ),
    } satisfies Partial<WorkCtx> as unknown as WorkCtx;
  };

  const waiting = async (id: string): Promise<number> => {
    const { rows } = await sql`select from pgboss.job where name = ${queue} and data ->> 'id' = ${id}
      and state < 'completed'`.execute(api.db);
    return rows.length;
  };
  /** Takes the waiting jobs of an upload out of the queue and runs each. */
  async function run(id: string): Promise<void> {
    const { rows } =
      await sql`delete from pgboss.job where name = ${queue} and data ->> 'id' = ${id} returning id`.execute(api.db);
    for (const _ of rows) await handler.run(ctx(), { id }, "test");
  }
  const again = (id: string) => handler.run(ctx(), { id }, "test");
  const routine = (name: string) => routines.find((one) => one.name === `resumeUploads.${name}`)!.run(ctx());
  return { run, again, waiting, routine };
}
