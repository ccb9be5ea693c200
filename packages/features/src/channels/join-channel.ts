import type { Channel } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { notify } from "../notifications/index.ts";
import { channelChanged } from "./events.ts";
import {
  deleteChannelMember,
  findChannelModerators,
  insertChannelMember,
  lockMember,
  memberNameOf,
  saveMember,
  type MemberState,
} from "./member-queries.ts";
import { holdKnownChannel, requireViewer } from "./policy.ts";
import { presentChannel } from "./present.ts";
import { findChannel, type ChannelState } from "./queries.ts";

type ChannelParams = { id: string };

/** The user's membership state after joining a channel. With an invitation, or in an open channel, no approval is needed. */
function stateAfter(type: ChannelState["type"], state: MemberState | null): MemberState | null {
  if (state === "member" || state === "invited" || type === "open") return "member";
  return type === "onRequest" ? "asked" : state;
}

/** Notifies the moderators of a join request, at most once a day per user, so that repeated requests do not flood them. */
async function notifyModerators(ctx: Ctx, { id, url }: ChannelState, userId: string): Promise<void> {
  await notify(ctx, {
    kind: "channel.asked",
    userIds: await findChannelModerators(ctx.tx, { channelId: id, userId }),
    key: `channel.asked:${id}:${userId}:${romeDay(ctx.now)}`,
    channelId: id,
    fromId: userId,
    data: { who: await memberNameOf(ctx.tx, userId), channel: url },
  });
}

async function move(ctx: Ctx, channel: ChannelState, userId: string): Promise<boolean> {
  const { tx, now } = ctx;
  const pair = { channelId: channel.id, userId };
  const before = (await lockMember(tx, pair)) as { state: MemberState } | undefined;
  const next = stateAfter(channel.type, before?.state ?? null) ?? fail("channel.notFound");
  if (before?.state === next) return false;
  await withReason(tx, next === "asked" ? "asked to join" : "joined the channel");
  if (before) return saveMember(tx, pair, { state: next, created_at: now, seen_at: now });
  if (!(await insertChannelMember(tx, pair, next, now))) return false;
  if (next === "asked") await notifyModerators(ctx, channel, userId);
  return true;
}

export async function joinChannel(ctx: Ctx, { id }: ChannelParams): Promise<Channel> {
  const person = requireViewer(ctx.actor);
  const channel = await holdKnownChannel(ctx, person, id);
  const moved = await move(ctx, channel, person.id);
  if (moved) await ctx.tell(channelChanged, { id, userId: person.id, everybody: false });
  return presentChannel((await findChannel(ctx.tx, { viewer: person, now: ctx.now }, id))!, person);
}

/** Ends the user's membership of a channel, join request or invitation: each deletes the membership row. Idempotent. */
export async function leaveChannel(ctx: Ctx, { id }: ChannelParams): Promise<void> {
  const person = requireViewer(ctx.actor);
  await holdKnownChannel(ctx, person, id);
  await withReason(ctx.tx, "left the channel");
  if (await deleteChannelMember(ctx.tx, { channelId: id, userId: person.id }))
    await ctx.tell(channelChanged, { id, userId: person.id, everybody: false });
}

type NoticeLevel = NonNullable<Channel["me"]>["notices"];

export async function setNotices(
  ctx: Ctx,
  { id }: ChannelParams,
  { notices }: { notices: NoticeLevel },
): Promise<Channel> {
  const person = requireViewer(ctx.actor);
  const { state } = await holdKnownChannel(ctx, person, id);
  if (state !== "member") fail("channel.notMember");
  await saveMember(ctx.tx, { channelId: id, userId: person.id }, { notices });
  return presentChannel((await findChannel(ctx.tx, { viewer: person, now: ctx.now }, id))!, person);
}
