export { defineRunner, type Runner } from "./carry-out.ts";
export { runChanged } from "./events.ts";
export { carryOutRun } from "./jobs.ts";
export type { Running } from "./running.ts";
export { runHandlers } from "./routes.ts";
export { logRoutine } from "./log-routine.ts";
export type { NewLine } from "./queries.ts";
export { asRow, awaitRows, type Result, type Waiting } from "./rows.ts";
export { startOnce, startRun } from "./start-run.ts";
