import type { JobQueue } from "@orbita/db";
import { stackFramesOf, recordMail, redactPeople, type JobHandler } from "@orbita/features";
import { ZodError } from "zod";
import { workCtx, type WorkTools } from "./work-ctx.ts";

type QueuedJob = { id: string; data: object; retryCount?: number };
type JobResult = { id: string; status: "completed" | "failed" | "deadletter"; output?: object };

/** The error that is stored with a dead letter for months: message and code location, without personal data. */
const toLoggedError = (error: unknown) => ({
  message: redactPeople(error instanceof Error ? error.message : String(error), 1_000),
  at: error instanceof Error ? stackFramesOf(error) : undefined,
});

/** Runs one job and returns its result. Never throws, so that a failing job does not fail the others of its batch. */
export async function runJob({ job, run }: JobHandler, taken: QueuedJob, tools: WorkTools): Promise<JobResult> {
  const log = tools.log.child({ job: job.name, jobId: taken.id });
  const end = tools.tally?.begin(job.name);
  const [tries, isLast] = [(taken.retryCount ?? 0) + 1, (taken.retryCount ?? 0) >= (job.options.retryLimit ?? 0)];
  try {
    const payload = job.payload.parse(taken.data);
    const mail = recordMail(tools.mail, { db: tools.db, now: new Date(), tries, isLast, log });
    await run(workCtx({ ...tools, mail, log }, job.name), payload, taken.id);
    end?.("done");
    return { id: taken.id, status: "completed" };
  } catch (error) {
    log.error({ err: error }, "job failed");
    // An invalid payload will never parse, so a retry is useless.
    const isDead = error instanceof ZodError;
    end?.(isDead || isLast ? "dead" : "failed");
    return { id: taken.id, status: isDead ? "deadletter" : "failed", output: toLoggedError(error) };
  }
}

/**
 * Options for quick jobs, which run in batches. Polls every 5 seconds, so that a lost notification does not delay a login code by
 * half a minute.
 */
const together = (batchSize: number) => ({ batchSize, burstWhenBatchFull: true, notifyPollingIntervalSeconds: 5 });

/**
 * Options for slow jobs, which do not wait for each other. With a batch size of 1 there is no full batch, so the queue is polled
 * each second.
 */
const eachOnItsOwn = (localConcurrency: number) => ({
  batchSize: 1,
  localConcurrency,
  notifyPollingIntervalSeconds: 1,
});

export async function startJobs(
  jobs: JobQueue,
  handlers: readonly JobHandler[],
  tools: WorkTools,
  concurrency = 4,
): Promise<void> {
  for (const handler of handlers) {
    await jobs.boss.work<object, JobResult[]>(
      handler.job.name,
      {
        ...(handler.atOnce === undefined ? together(concurrency) : eachOnItsOwn(handler.atOnce)),
        perJobResults: true,
        pollingIntervalSeconds: 1,
      },
      (taken) => Promise.all(taken.map((one) => runJob(handler, one, tools))),
    );
  }
}
