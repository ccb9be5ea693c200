export { passkeyRoutines } from "./job-handlers.ts";
export { challengeForConfirmation } from "./passkey-challenges.ts";
export { createEnrolment } from "./enrol-passkey.ts";
export { deletePasskeysSince, findPasskeys } from "./queries.ts";
export { verifyOwnPasskey } from "./verify-passkey.ts";
export { passkeyHandlers } from "./routes.ts";
