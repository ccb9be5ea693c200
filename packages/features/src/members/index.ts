export { memberChanged } from "./events.ts";
export { sendInvitation, sendJoinRequest, sendMemberNotice } from "./jobs.ts";
export { memberHandlers } from "./routes.ts";
