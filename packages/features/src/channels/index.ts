export { seesChannelCover } from "./cover.ts";
export { channelChanged } from "./events.ts";
export { findChannelsOf, findProposalsOf } from "./personal-data.ts";
export { adminChannelHandlers, channelHandlers } from "./routes.ts";
