export { clickHandlers } from "./routes.ts";
export { clickRoutines } from "./routines.ts";
