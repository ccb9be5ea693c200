import { handleJob, type JobHandler } from "../kernel/work.ts";
import { carryOut, type Runner } from "./carry-out.ts";
import { carryOutRun } from "./jobs.ts";

/** Concurrent runs, so that long runs do not block each other. */
const atOnce = 4;

export const runJobHandlers = (runners: readonly Runner[]): readonly JobHandler[] => [
  handleJob(carryOutRun, (ctx, { runId }) => carryOut(ctx, runners, runId), { atOnce }),
];
