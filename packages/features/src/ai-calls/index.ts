export { callModel, onBox, recordCall, type CallCtx, type Called, type Purpose } from "./call.ts";
export { whyStay } from "./consent.ts";
export { exportCalls } from "./export-calls.ts";
export { findIdentities } from "./identity-queries.ts";
export { pseudonymise, type Pseudonyms } from "./pseudonymise.ts";
export { aiCallHandlers } from "./routes.ts";
export { findPersonChoices, findSpaceChoices, mayBeAskedAbout, personDefaults } from "./settings-queries.ts";
export * from "./grounding/index.ts";
