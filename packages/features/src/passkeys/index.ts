export { passkeyRoutines } from "./job-handlers.ts";
export { passkeyHandlers } from "./routes.ts";
