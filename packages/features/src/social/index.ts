export { endFlow, type ProviderReturn, socialRoutines } from "./end-flow.ts";
export { deleteIdentitiesSince, findIdentity, listIdentities } from "./queries.ts";
export { socialHandlers } from "./routes.ts";
