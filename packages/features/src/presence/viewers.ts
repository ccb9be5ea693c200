import type { PresenceHeartbeat, Presence } from "@orbita/contract";
import { spaceOfApplication } from "../applications/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { presenceChanged } from "./events.ts";
import { findColleagues } from "./queries.ts";

const roomOf = (id: string) => `application:${id}`;

export async function viewPresence(
  ctx: Ctx,
  { id }: { id: string },
  { tab, writing }: PresenceHeartbeat,
): Promise<Presence> {
  const spaceId = await spaceOfApplication(ctx, id);
  const userId = ctx.actor.id!;
  const { present, changed } = await ctx.platform.presences.enter(roomOf(id), { userId, tab }, writing);
  const others = present.filter((one) => one.userId !== userId);
  if (others.length === 0) return { people: [] };
  if (changed) await ctx.tell(presenceChanged, { id, userIds: others.map((one) => one.userId) });
  const colleagues = await findColleagues(
    ctx.tx,
    spaceId,
    others.map((one) => one.userId),
  );
  const writingOf = new Map(others.map((one) => [one.userId, one.writing]));
  return { people: colleagues.map((one) => ({ ...one, writing: writingOf.get(one.id) ?? null })) };
}

export async function leavePresence(ctx: Ctx, { id }: { id: string }, { tab }: { tab: string }): Promise<void> {
  await spaceOfApplication(ctx, id);
  const userId = ctx.actor.id!;
  const { present, changed } = await ctx.platform.presences.leave(roomOf(id), { userId, tab });
  const userIds = present.map((one) => one.userId).filter((one) => one !== userId);
  if (changed && userIds.length > 0) await ctx.tell(presenceChanged, { id, userIds });
}
