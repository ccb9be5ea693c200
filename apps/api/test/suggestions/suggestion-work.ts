import { addToOutbox, inTransaction } from "@orbita/db";
import { destinationsOf, type EventDefinition, type WorkCtx } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { sql } from "kysely";
import type { TestApi } from "../support/harness.ts";

const queue = "resumes.makeSuggestions";
export type SuggestJob = { readonly id: string; readonly isEdit: boolean };

/** Takes the waiting jobs that make suggestions out of the queue, and runs them as the worker does, at a chosen time. */
export function suggestionWork(api: TestApi) {
  const handler = jobHandlers.find(({ job }) => job.name === queue)!;
  async function take(resumeId: string): Promise<{ job: SuggestJob; delayed: boolean }[]> {
    const { rows } = await sql<{ data: SuggestJob; delayed: boolean }>`
      delete from pgboss.job where name = ${queue} and data ->> 'id' = ${resumeId} and state < 'completed'
      returning data, start_after > now() + interval '30 seconds' as delayed`.execute(api.db);
    return rows.map(({ data, delayed }) => ({ job: data, delayed }));
  }
  async function run(job: SuggestJob, now = new Date(Date.now() + 120_000)): Promise<void> {
    const { model, aiBudgets } = api.platform;
    const { log } = api.app;
    const write: WorkCtx["write"] = (why, work) =>
      inTransaction(api.db, { actorId: null, requestId: "test", why }, (tx) =>
        work({
          tx,
          now,
          log,
          tell: (event, payload) => {
            const destinations = destinationsOf(event as unknown as EventDefinition);
            return addToOutbox(tx, { name: event.name, payload, destinations });
          },
          enqueue: (next, payload, options) => api.jobs.send(tx, next, payload, options),
        }),
      );
    const ending = new AbortController().signal;
    const ctx: Partial<WorkCtx> = { db: api.db, now, log, model, aiBudgets, write, ending };
    await handler.run(ctx as WorkCtx, job, "test");
  }
  /** Runs the waiting jobs of a resume once its owner has stopped editing. */
  async function settle(resumeId: string): Promise<void> {
    for (const { job } of await take(resumeId)) await run(job);
  }
  return { take, run, settle };
}
