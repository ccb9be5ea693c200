export { endFlow, type ProviderReturn } from "./end-flow.ts";
export { deleteIdentitiesSince, findIdentity, listIdentities } from "./queries.ts";
export { socialHandlers } from "./routes.ts";
export { socialRoutines } from "./routines.ts";
