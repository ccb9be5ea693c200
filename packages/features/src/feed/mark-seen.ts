import type { Received, feedRoutes } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/sight.ts";
import { findSeen, saveSeen, saveSeenChannel } from "./queries.ts";

type Body = Received<typeof feedRoutes.seen>["body"];

/** The mark never moves back, and never beyond the current time: posts of the future have not been seen. */
export async function markSeen({ tx, actor, now }: Ctx, { channelId, until }: Body): Promise<void> {
  const userId = actor.id!;
  const seen = new Date(Math.min(Date.parse(until), now.getTime()));
  if (channelId === undefined) return saveSeen(tx, userId, seen);
  if ((await findSeen(tx, viewerOf(actor), channelId)) === undefined) return fail("channel.notFound");
  return saveSeenChannel(tx, { userId, channelId, until: seen });
}
