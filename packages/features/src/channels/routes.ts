import type { adminChannelRoutes, channelRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import {
  changeAnyChannel,
  createChannel,
  enableChannel,
  readAnyChannel,
  readChannelHistory,
  removeChannel,
} from "./admin-channels.ts";
import { changeChannel } from "./change-channel.ts";
import { changeChannelMember, removeChannelMember } from "./change-channel-member.ts";
import { invite } from "./invite.ts";
import { joinChannel, leaveChannel, setNotices } from "./join-channel.ts";
import { readNear } from "./near.ts";
import { answerProposal, propose, readProposals } from "./proposals.ts";
import { readChannelByUrl, readChannelMembers, readMyChannels, searchChannels } from "./search-channels.ts";

export const channelHandlers: Handlers<typeof channelRoutes> = {
  mine: (ctx) => readMyChannels(ctx),
  search: (ctx, { body }) => searchChannels(ctx, body),
  near: (ctx) => readNear(ctx),
  readByUrl: (ctx, { params }) => readChannelByUrl(ctx, params),
  change: (ctx, { params, body }) => changeChannel(ctx, params, body),
  join: (ctx, { params }) => joinChannel(ctx, params),
  leave: (ctx, { params }) => leaveChannel(ctx, params),
  notices: (ctx, { params, body }) => setNotices(ctx, params, body),
  members: (ctx, { params, query }) => readChannelMembers(ctx, params, query),
  invite: (ctx, { params, body }) => invite(ctx, params, body),
  changeMember: (ctx, { params, body }) => changeChannelMember(ctx, params, body),
  removeMember: (ctx, { params }) => removeChannelMember(ctx, params),
  propose: (ctx, { body }) => propose(ctx, body),
};

export const adminChannelHandlers: Handlers<typeof adminChannelRoutes> = {
  create: (ctx, { body }) => createChannel(ctx, body),
  read: (ctx, { params }) => readAnyChannel(ctx, params),
  change: (ctx, { params, body }) => changeAnyChannel(ctx, params, body),
  remove: (ctx, { params }) => removeChannel(ctx, params),
  history: (ctx, { params }) => readChannelHistory(ctx, params),
  enable: (ctx, { params }) => enableChannel(ctx, params, params.flag === "true"),
  proposals: (ctx) => readProposals(ctx),
  answerProposal: (ctx, { params, body }) => answerProposal(ctx, params, body),
};
