export { memberChanged } from "./events.ts";
export { sendInvitation, sendJoinRequest, sendMemberNotice } from "./jobs.ts";
export { findMembers, type MemberRow } from "./queries.ts";
export { memberHandlers } from "./routes.ts";
