export { canSeeChannelCover } from "./cover.ts";
export { channelChanged } from "./events.ts";
export { saveSeenChannel } from "./member-queries.ts";
export { findChannelsOf, findProposalsOf } from "./personal-data.ts";
export { clearChannelCovers } from "./queries.ts";
export { adminChannelHandlers, channelHandlers } from "./routes.ts";
