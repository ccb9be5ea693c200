export { saveBeat, startBeats, type HeartbeatFacts, type HeartbeatHandle } from "./heartbeats.ts";
export { followMaintenance } from "./follow-maintenance.ts";
export { recordMail, signMail } from "./record-mail.ts";
export { operationHandlers } from "./routes.ts";
