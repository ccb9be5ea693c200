export { saveBeat, startBeats, type BeatFacts, type Beating } from "./beats.ts";
export { followMaintenance } from "./follow-maintenance.ts";
export { recorded } from "./record-mail.ts";
export { operationHandlers } from "./routes.ts";
