export { removeAccount } from "./delete-account.ts";
export { personalDataRoutines } from "./erase-accounts.ts";
export { personalDataHandlers } from "./routes.ts";
