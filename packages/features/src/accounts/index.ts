export { sessionEnded } from "./events.ts";
export { sendCode } from "./jobs.ts";
export { findActor } from "./queries.ts";
export { createRevocations, type Revocations } from "./revocations.ts";
export { accountHandlers } from "./routes.ts";
export { closeWebSession, openWebSession, tradeWebSession, type WebCtx } from "./web-sessions.ts";
