import { channelLimits, productName, type ChannelMember } from "@orbita/contract";
import { because } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { notify } from "../notifications/index.ts";
import { acceptMember } from "./change-member.ts";
import { channelChanged } from "./events.ts";
import {
  countInvitations,
  findMember,
  findPeople,
  insertMember,
  isHeard,
  lockMember,
  nameOf,
  presentMember,
} from "./member-queries.ts";
import { held, isKeeper, keeperOf } from "./policy.ts";
import type { Standing } from "./queries.ts";

const day = 86_400_000;

type Invitation = {
  readonly channel: Pick<Standing, "id" | "url">;
  readonly userId: string;
  readonly byId: string | null;
};

/**
 * False: the user is already a member or invited. Each inviter causes at most one notification, and none if the user muted or
 * blocked them.
 */
export async function inviteOne(ctx: Ctx, { channel, userId, byId }: Invitation): Promise<boolean> {
  const { tx, now } = ctx;
  const pair = { channelId: channel.id, userId };
  await because(tx, "asked into the channel");
  if (!(await insertMember(tx, pair, "invited", now))) return false;
  await ctx.tell(channelChanged, { id: channel.id, userId, everybody: false });
  if (byId !== null && !(await isHeard(tx, { by: byId, userId }))) return true;
  await notify(ctx, {
    kind: "channel.invited",
    userIds: [userId],
    key: `channel.invited:${channel.id}:${byId ?? "house"}`,
    channelId: channel.id,
    fromId: byId,
    data: { who: byId === null ? productName : await nameOf(tx, byId), channel: channel.url },
  });
  return true;
}

/** Members may invite to an open channel; to other channels only moderators and administrators may. */
export async function invite(ctx: Ctx, { id }: { id: string }, given: { username: string }): Promise<ChannelMember> {
  const { tx, now } = ctx;
  const keeper = keeperOf(ctx.actor);
  const channel = await held(ctx, keeper, id);
  const keeps = isKeeper(channel, keeper);
  allow(keeps || (channel.type === "open" && channel.state === "member"));
  const max = channelLimits.invitationsPerDay;
  const sent = await countInvitations(tx, keeper.id, new Date(now.getTime() - day));
  if (sent >= max) fail("channel.tooManyInvitations", { max });
  const [person = fail("people.notFound")] = await findPeople(tx, keeper, [given.username]);
  const pair = { channelId: id, userId: person.id };
  const there = await lockMember(tx, pair);
  // The user has a pending join request, so the invitation accepts it.
  if (there?.state === "asked" && keeps) await acceptMember(ctx, channel, person.id);
  else if (there || !(await inviteOne(ctx, { channel, userId: person.id, byId: keeper.id }))) fail("channel.alreadyIn");
  return presentMember((await findMember(tx, pair, keeper))!);
}
