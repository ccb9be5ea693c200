import type { Jobs } from "@orbita/db";
import type { JobHandler } from "@orbita/features";
import { ZodError } from "zod";
import { workCtx, type WorkTools } from "./work-ctx.ts";

type Taken = { id: string; data: object };
type Result = { id: string; status: "completed" | "failed" | "deadletter"; output?: object };

const told = (error: unknown) => ({
  message: error instanceof Error ? error.message : String(error),
  stack: error instanceof Error ? error.stack : undefined,
});

/** Never throws: one that fails must not take the others of its batch with it. */
export async function runJob({ job, run }: JobHandler, taken: Taken, tools: WorkTools): Promise<Result> {
  const log = tools.log.child({ job: job.name, jobId: taken.id });
  try {
    const payload = job.payload.parse(taken.data);
    await run(workCtx({ ...tools, log }, job.name), payload, taken.id);
    return { id: taken.id, status: "completed" };
  } catch (error) {
    log.error({ err: error }, "job failed");
    // What cannot be read today cannot be read tomorrow.
    return { id: taken.id, status: error instanceof ZodError ? "deadletter" : "failed", output: told(error) };
  }
}

/** Quick ones in batches. A lost notification must not cost somebody who waits for a code half a minute. */
const together = (batchSize: number) => ({ batchSize, burstWhenBatchFull: true, notifyPollingIntervalSeconds: 5 });

/** Slow ones do not wait for each other; with one at a time there is no full batch, so the line is looked at each second. */
const eachOnItsOwn = (localConcurrency: number) => ({
  batchSize: 1,
  localConcurrency,
  notifyPollingIntervalSeconds: 1,
});

export async function startJobs(
  jobs: Jobs,
  handlers: readonly JobHandler[],
  tools: WorkTools,
  concurrency = 4,
): Promise<void> {
  for (const handler of handlers) {
    await jobs.boss.work<object, Result[]>(
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
