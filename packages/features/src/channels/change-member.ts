import type { ChannelMember } from "@orbita/contract";
import { because } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { notify } from "../notifications/index.ts";
import { channelChanged } from "./events.ts";
import { deleteMember, findMember, lockMember, presentMember, saveMember, type MemberRole } from "./member-queries.ts";
import { keptBy, type Person } from "./policy.ts";
import type { Standing } from "./queries.ts";

type One = { id: string; userId: string };

/** Accepts a join request and notifies the user. */
export async function acceptMember(ctx: Ctx, channel: Pick<Standing, "id" | "url">, userId: string): Promise<void> {
  const { tx, now } = ctx;
  await because(tx, "let into the channel");
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

/** Locks a member whom the moderator may see; a member blocked by this moderator is left to the others. */
async function lockSeen(ctx: Ctx, { id, userId }: One, keeper: Person) {
  const pair = { channelId: id, userId };
  const row = await lockMember(ctx.tx, pair);
  return row && (await findMember(ctx.tx, pair, keeper)) ? row : fail("people.notFound");
}

type Change = { accepted?: true | undefined; role?: MemberRole | undefined };

export async function changeMember(ctx: Ctx, { id, userId }: One, { accepted, role }: Change): Promise<ChannelMember> {
  const channel = await keptBy(ctx, id);
  const pair = { channelId: id, userId };
  const row = await lockSeen(ctx, { id, userId }, channel.keeper);
  const inside = row.state === "member" || (row.state === "asked" && accepted === true);
  if (row.state === "asked" && accepted) await acceptMember(ctx, channel, userId);
  // Only members can become moderators; an invited user has not accepted yet.
  if (role !== undefined && !inside) fail("people.notFound");
  if (role !== undefined && role !== row.role) {
    await because(ctx.tx, role === "moderator" ? "made a moderator" : "no moderator any more");
    await saveMember(ctx.tx, pair, { role });
    await ctx.tell(channelChanged, { id, userId, everybody: false });
  }
  return presentMember((await findMember(ctx.tx, pair, channel.keeper))!);
}

export async function removeMember(ctx: Ctx, { id, userId }: One): Promise<void> {
  const { keeper } = await keptBy(ctx, id);
  const { state } = await lockSeen(ctx, { id, userId }, keeper);
  await because(ctx.tx, state === "asked" ? "turned down" : "sent out of the channel");
  await deleteMember(ctx.tx, { channelId: id, userId });
  await ctx.tell(channelChanged, { id, userId, everybody: false });
}
