export { saveBeat, startBeats, type HeartbeatFacts, type HeartbeatHandle } from "./heartbeats.ts";
export { followMaintenance } from "./follow-maintenance.ts";
export { recordMail } from "./record-mail.ts";
export { signMail } from "./sign-mail.ts";
export { operationHandlers } from "./routes.ts";
