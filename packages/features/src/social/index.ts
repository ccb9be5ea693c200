export { readConnectedAccounts } from "./read-connected-accounts.ts";
export { socialHandlers } from "./routes.ts";
export { socialRoutines } from "./routines.ts";
