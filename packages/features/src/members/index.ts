export { memberChanged } from "./events.ts";
export { deleteInvitationsTo } from "./invitation-queries.ts";
export { sendInvitation, sendJoinRequest, sendMemberNotice } from "./jobs.ts";
export { findMembers, insertOwner, type MemberRow } from "./queries.ts";
export { memberHandlers } from "./routes.ts";
