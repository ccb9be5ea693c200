export { endFlow, type Return } from "./end-flow.ts";
export { findIdentity, listIdentities } from "./queries.ts";
export { socialHandlers } from "./routes.ts";
export { socialRoutines } from "./routines.ts";
