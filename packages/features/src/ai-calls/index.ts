export { callModel, onBox, recordCall, type AiCallCtx, type ModelResult, type AiCallPurpose } from "./call.ts";
export { whyStay } from "./consent.ts";
export { exportCalls } from "./register-queries.ts";
export { findNamesToHide } from "./identity-queries.ts";
export { pseudonymise, type Pseudonymiser } from "./pseudonymise.ts";
export { findRanges, saveRanges, type CachedReadingKey } from "./queries.ts";
export { aiCallHandlers } from "./routes.ts";
export { findPersonChoices, findSpaceChoices, mayBeAskedAbout, personDefaults } from "./settings-queries.ts";
export * from "./grounding/index.ts";
