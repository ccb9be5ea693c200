import { handleJob, type JobHandler } from "../kernel/work.ts";
import { executeRun, type RunExecutor } from "./execute-run.ts";
import { carryOutRun } from "./jobs.ts";

/** Number of runs that one worker executes at once, so that long runs do not block each other. */
const atOnce = 4;

export const runJobHandlers = (runners: readonly RunExecutor[]): readonly JobHandler[] => [
  handleJob(carryOutRun, (ctx, { runId }) => executeRun(ctx, runners, runId), { atOnce }),
];
