import { channelLimits, productName, type ChannelMember } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { notify } from "../notifications/index.ts";
import { acceptMember } from "./change-channel-member.ts";
import { channelChanged } from "./events.ts";
import {
  countChannelInvitations,
  findChannelMember,
  findInvitablePeople,
  insertChannelMember,
  hasNotMuted,
  lockMember,
  memberNameOf,
  presentChannelMember,
} from "./member-queries.ts";
import { holdKnownChannel, isModerator, moderatorOf } from "./policy.ts";
import type { ChannelState } from "./queries.ts";

const day = 86_400_000;

type ChannelInvitation = {
  readonly channel: Pick<ChannelState, "id" | "url">;
  readonly userId: string;
  readonly byId: string | null;
};

/**
 * Invites one user to a channel; returns false if the user is already a member or invited. Each inviter causes at most one notification per channel,
 * and none if the user muted or blocked the inviter.
 */
export async function inviteOne(ctx: Ctx, { channel, userId, byId }: ChannelInvitation): Promise<boolean> {
  const { tx, now } = ctx;
  const pair = { channelId: channel.id, userId };
  await withReason(tx, "asked into the channel");
  if (!(await insertChannelMember(tx, pair, "invited", now))) return false;
  await ctx.tell(channelChanged, { id: channel.id, userId, everybody: false });
  if (byId !== null && !(await hasNotMuted(tx, { by: byId, userId }))) return true;
  await notify(ctx, {
    kind: "channel.invited",
    userIds: [userId],
    key: `channel.invited:${channel.id}:${byId ?? "house"}`,
    channelId: channel.id,
    fromId: byId,
    data: { who: byId === null ? productName : await memberNameOf(tx, byId), channel: channel.url },
  });
  return true;
}

/** Invites a user to a channel. Members may invite to an open channel; to other channels only moderators and administrators may. */
export async function invite(ctx: Ctx, { id }: { id: string }, given: { username: string }): Promise<ChannelMember> {
  const { tx, now } = ctx;
  const keeper = moderatorOf(ctx.actor);
  const channel = await holdKnownChannel(ctx, keeper, id);
  const keeps = isModerator(channel, keeper);
  allow(keeps || (channel.type === "open" && channel.state === "member"));
  const max = channelLimits.invitationsPerDay;
  const sent = await countChannelInvitations(tx, keeper.id, new Date(now.getTime() - day));
  if (sent >= max) fail("channel.tooManyInvitations", { max });
  const [person = fail("people.notFound")] = await findInvitablePeople(tx, keeper, [given.username]);
  const pair = { channelId: id, userId: person.id };
  const there = await lockMember(tx, pair);
  // The user has a pending join request, so the invitation accepts it.
  if (there?.state === "asked" && keeps) await acceptMember(ctx, channel, person.id);
  else if (there || !(await inviteOne(ctx, { channel, userId: person.id, byId: keeper.id }))) fail("channel.alreadyIn");
  return presentChannelMember((await findChannelMember(tx, pair, keeper))!);
}
