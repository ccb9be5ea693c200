import type { Channel } from "@orbita/contract";
import { because } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { notify } from "../notifications/index.ts";
import { channelChanged } from "./events.ts";
import {
  deleteMember,
  findKeepers,
  insertMember,
  lockMember,
  nameOf,
  saveMember,
  type MemberState,
} from "./member-queries.ts";
import { held, personOf } from "./policy.ts";
import { presentChannel } from "./present.ts";
import { findChannel, type Standing } from "./queries.ts";

type One = { id: string };

/** The membership after joining: an invitation or an open channel needs no approval. */
function stateAfter(type: Standing["type"], state: MemberState | null): MemberState | null {
  if (state === "member" || state === "invited" || type === "open") return "member";
  return type === "onRequest" ? "asked" : state;
}

/** Notifies once a day, so that repeated requests do not flood the moderators. */
async function tellKeepers(ctx: Ctx, { id, url }: Standing, userId: string): Promise<void> {
  await notify(ctx, {
    kind: "channel.asked",
    userIds: await findKeepers(ctx.tx, { channelId: id, userId }),
    key: `channel.asked:${id}:${userId}:${romeDay(ctx.now)}`,
    channelId: id,
    fromId: userId,
    data: { who: await nameOf(ctx.tx, userId), channel: url },
  });
}

async function move(ctx: Ctx, channel: Standing, userId: string): Promise<boolean> {
  const { tx, now } = ctx;
  const pair = { channelId: channel.id, userId };
  const before = (await lockMember(tx, pair)) as { state: MemberState } | undefined;
  const next = stateAfter(channel.type, before?.state ?? null) ?? fail("channel.notFound");
  if (before?.state === next) return false;
  await because(tx, next === "asked" ? "asked to join" : "joined the channel");
  if (before) return saveMember(tx, pair, { state: next, created_at: now, seen_at: now });
  if (!(await insertMember(tx, pair, next, now))) return false;
  if (next === "asked") await tellKeepers(ctx, channel, userId);
  return true;
}

export async function joinChannel(ctx: Ctx, { id }: One): Promise<Channel> {
  const person = personOf(ctx.actor);
  const channel = await held(ctx, person, id);
  const moved = await move(ctx, channel, person.id);
  if (moved) await ctx.tell(channelChanged, { id, userId: person.id, everybody: false });
  return presentChannel((await findChannel(ctx.tx, { viewer: person, now: ctx.now }, id))!, person);
}

/** Leaving, withdrawing a request and declining an invitation all delete the row. Idempotent. */
export async function leaveChannel(ctx: Ctx, { id }: One): Promise<void> {
  const person = personOf(ctx.actor);
  await held(ctx, person, id);
  await because(ctx.tx, "left the channel");
  if (await deleteMember(ctx.tx, { channelId: id, userId: person.id }))
    await ctx.tell(channelChanged, { id, userId: person.id, everybody: false });
}

type Notices = NonNullable<Channel["me"]>["notices"];

export async function setNotices(ctx: Ctx, { id }: One, { notices }: { notices: Notices }): Promise<Channel> {
  const person = personOf(ctx.actor);
  const { state } = await held(ctx, person, id);
  if (state !== "member") fail("channel.notMember");
  await saveMember(ctx.tx, { channelId: id, userId: person.id }, { notices });
  return presentChannel((await findChannel(ctx.tx, { viewer: person, now: ctx.now }, id))!, person);
}
