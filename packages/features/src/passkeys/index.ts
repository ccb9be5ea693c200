export { passkeyRoutines } from "./job-handlers.ts";
export { readPasskeys } from "./read-passkeys.ts";
export { passkeyHandlers } from "./routes.ts";
