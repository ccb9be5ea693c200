export { passkeyRoutines } from "./job-handlers.ts";
export { askToConfirm } from "./ask-for-passkey.ts";
export { createEnrolment } from "./enrol-passkey.ts";
export { findPasskeys } from "./queries.ts";
export { verifyOwnPasskey } from "./verify-passkey.ts";
export { passkeyHandlers } from "./routes.ts";
