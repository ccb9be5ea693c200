export { socialHandlers } from "./routes.ts";
export { socialRoutines } from "./routines.ts";
