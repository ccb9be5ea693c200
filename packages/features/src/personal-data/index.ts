export { removeAccount } from "./delete-account.ts";
export { personalDataRoutines } from "./erase-account.ts";
export { personalDataHandlers } from "./routes.ts";
