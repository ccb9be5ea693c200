export { findSpend } from "./queries.ts";
export { clickHandlers } from "./routes.ts";
export { clickRoutines } from "./routines.ts";
