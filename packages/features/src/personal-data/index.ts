export { personalDataRoutines } from "./erase-accounts.ts";
export { personalDataHandlers } from "./routes.ts";
