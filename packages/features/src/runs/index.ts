export { defineRunner, type RunExecutor } from "./execute-run.ts";
export { runChanged } from "./events.ts";
export { carryOutRun } from "./jobs.ts";
export type { RunContext } from "./running.ts";
export { runHandlers } from "./routes.ts";
export { logRoutine } from "./log-routine.ts";
export type { NewRunLine } from "./queries.ts";
export { withRunRow, awaitRows, type RunRowResult, type PendingRows } from "./rows.ts";
export { startOnce, startRun } from "./start-run.ts";
