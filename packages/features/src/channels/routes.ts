import type { adminChannelRoutes, channelRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { changeAny, createChannel, enableChannel, readAny, readHistory, removeChannel } from "./admin-channels.ts";
import { changeWords } from "./change-channel.ts";
import { changeMember, removeMember } from "./change-member.ts";
import { invite } from "./invite.ts";
import { joinChannel, leaveChannel, setNotices } from "./join-channel.ts";
import { readNear } from "./near.ts";
import { answerProposal, propose, readProposals } from "./proposals.ts";
import { readByUrl, readMembers, readMine, searchChannels } from "./read-channels.ts";

export const channelHandlers: Handlers<typeof channelRoutes> = {
  mine: (ctx) => readMine(ctx),
  search: (ctx, { body }) => searchChannels(ctx, body),
  near: (ctx) => readNear(ctx),
  readByUrl: (ctx, { params }) => readByUrl(ctx, params),
  change: (ctx, { params, body }) => changeWords(ctx, params, body),
  join: (ctx, { params }) => joinChannel(ctx, params),
  leave: (ctx, { params }) => leaveChannel(ctx, params),
  notices: (ctx, { params, body }) => setNotices(ctx, params, body),
  members: (ctx, { params, query }) => readMembers(ctx, params, query),
  invite: (ctx, { params, body }) => invite(ctx, params, body),
  changeMember: (ctx, { params, body }) => changeMember(ctx, params, body),
  removeMember: (ctx, { params }) => removeMember(ctx, params),
  propose: (ctx, { body }) => propose(ctx, body),
};

export const adminChannelHandlers: Handlers<typeof adminChannelRoutes> = {
  create: (ctx, { body }) => createChannel(ctx, body),
  read: (ctx, { params }) => readAny(ctx, params),
  change: (ctx, { params, body }) => changeAny(ctx, params, body),
  remove: (ctx, { params }) => removeChannel(ctx, params),
  history: (ctx, { params }) => readHistory(ctx, params),
  enable: (ctx, { params }) => enableChannel(ctx, params, params.flag === "true"),
  proposals: (ctx) => readProposals(ctx),
  answerProposal: (ctx, { params, body }) => answerProposal(ctx, params, body),
};
