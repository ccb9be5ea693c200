import type { ChannelMember } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { notify } from "../notifications/index.ts";
import { channelChanged } from "./events.ts";
import {
  deleteChannelMember,
  findChannelMember,
  lockMember,
  presentChannelMember,
  saveMember,
  type MemberRole,
} from "./member-queries.ts";
import { requireModerator, type SignedInViewer } from "./policy.ts";
import type { ChannelState } from "./queries.ts";

type ChannelMemberParams = { id: string; userId: string };

/** Accepts a join request and notifies the user. */
export async function acceptMember(ctx: Ctx, channel: Pick<ChannelState, "id" | "url">, userId: string): Promise<void> {
  const { tx, now } = ctx;
  await withReason(tx, "let into the channel");
  await saveMember(tx, { channelId: channel.id, userId }, { state: "member", created_at: now, seen_at: now });
  await ctx.tell(channelChanged, { id: channel.id, userId, everybody: false });
  await notify(ctx, {
    kind: "channel.accepted",
    userIds: [userId],
    key: `channel.accepted:${channel.id}:${romeDay(now)}`,
    channelId: channel.id,
    data: { channel: channel.url },
  });
}

/** Locks the membership of a user whom this moderator may see. If one of them blocked the other, another moderator must act. */
async function lockSeen(ctx: Ctx, { id, userId }: ChannelMemberParams, keeper: SignedInViewer) {
  const pair = { channelId: id, userId };
  const row = await lockMember(ctx.tx, pair);
  return row && (await findChannelMember(ctx.tx, pair, keeper)) ? row : fail("people.notFound");
}

type ChannelMemberChange = { accepted?: true | undefined; role?: MemberRole | undefined };

export async function changeChannelMember(
  ctx: Ctx,
  { id, userId }: ChannelMemberParams,
  { accepted, role }: ChannelMemberChange,
): Promise<ChannelMember> {
  const channel = await requireModerator(ctx, id);
  const pair = { channelId: id, userId };
  const row = await lockSeen(ctx, { id, userId }, channel.keeper);
  const inside = row.state === "member" || (row.state === "asked" && accepted === true);
  if (row.state === "asked" && accepted) await acceptMember(ctx, channel, userId);
  // Only members can become moderators; an invited user has not accepted yet.
  if (role !== undefined && !inside) fail("people.notFound");
  if (role !== undefined && role !== row.role) {
    await withReason(ctx.tx, role === "moderator" ? "made a moderator" : "no moderator any more");
    await saveMember(ctx.tx, pair, { role });
    await ctx.tell(channelChanged, { id, userId, everybody: false });
  }
  return presentChannelMember((await findChannelMember(ctx.tx, pair, channel.keeper))!);
}

export async function removeChannelMember(ctx: Ctx, { id, userId }: ChannelMemberParams): Promise<void> {
  const { keeper } = await requireModerator(ctx, id);
  const { state } = await lockSeen(ctx, { id, userId }, keeper);
  await withReason(ctx.tx, state === "asked" ? "turned down" : "sent out of the channel");
  await deleteChannelMember(ctx.tx, { channelId: id, userId });
  await ctx.tell(channelChanged, { id, userId, everybody: false });
}
