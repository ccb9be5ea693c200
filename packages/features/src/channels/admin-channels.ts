import { randomUUIDv7 } from "node:crypto";
import type { Channel, channelChange, newChannel } from "@orbita/contract";
import { withReason } from "@orbita/db";
import { sql } from "kysely";
import type { z } from "zod";
import { discardFiles } from "../files/index.ts";
import { findChanges } from "../kernel/changes.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { saveChannelChange } from "./change-channel.ts";
import { channelChanged } from "./events.ts";
import { presentChannel } from "./present.ts";
import { findChannel, insertChannel, lockChannel, saveChannel } from "./queries.ts";

type ChannelParams = { id: string };

export async function readAnyChannel(
  { tx, actor, now }: Pick<ReadCtx, "tx" | "actor" | "now">,
  { id }: ChannelParams,
): Promise<Channel> {
  const viewer = viewerOf(actor, { asAdmin: true });
  return presentChannel((await findChannel(tx, { viewer, now }, id)) ?? fail("channel.notFound"), viewer);
}

/** Creates a channel. The administrator who creates it does not become a member, because the channel is for other users. */
export async function createChannel(ctx: Ctx, given: z.output<typeof newChannel>): Promise<Channel> {
  const id = randomUUIDv7();
  await withReason(ctx.tx, "channel opened");
  await insertChannel(ctx.tx, { id, ...given, created_by: ctx.actor.id, created_at: ctx.now }).catch(
    (error: unknown) => {
      if (violates(error, "channels_url")) fail("channel.urlTaken");
      throw error;
    },
  );
  await ctx.tell(channelChanged, { id, userId: null, everybody: given.type !== "closed" });
  return readAnyChannel(ctx, { id });
}

export async function changeAnyChannel(
  ctx: Ctx,
  { id }: ChannelParams,
  change: z.output<typeof channelChange>,
): Promise<Channel> {
  await saveChannelChange(ctx, { id }, change);
  return readAnyChannel(ctx, { id });
}

export async function enableChannel(ctx: Ctx, { id }: ChannelParams, enabled: boolean): Promise<Channel> {
  const row = (await lockChannel(ctx.tx, id)) ?? fail("channel.notFound");
  if (row.enabled !== enabled) {
    await withReason(ctx.tx, enabled ? "channel opened again" : "channel closed to everybody");
    await saveChannel(ctx.tx, id, { enabled });
    await ctx.tell(channelChanged, { id, userId: null, everybody: row.type !== "closed" });
  }
  return readAnyChannel(ctx, { id });
}

/** Deletes the channel with its posts and images; jobs delete the stored files later. */
export async function removeChannel(ctx: Ctx, { id }: ChannelParams): Promise<void> {
  const { tx } = ctx;
  const { type } = (await lockChannel(tx, id)) ?? fail("channel.notFound");
  const { rows: files } = await sql<ChannelParams>`
    select i.file_id as id from post_images i join posts p on p.id = i.post_id where p.channel_id = ${id}
    union select cover_id from channels where id = ${id} and cover_id is not null`.execute(tx);
  const inside = await tx.selectFrom("channel_members").select("user_id").where("channel_id", "=", id).execute();
  await withReason(tx, "channel removed");
  await discardFiles(
    ctx,
    files.map((file) => file.id),
  );
  await tx.deleteFrom("channels").where("id", "=", id).execute();
  if (type !== "closed") return ctx.tell(channelChanged, { id, userId: null, everybody: true });
  // Each member gets the event directly here, because the member rows are deleted before the event is published.
  for (const { user_id: userId } of inside) await ctx.tell(channelChanged, { id, userId, everybody: false });
}

export async function readChannelHistory({ tx }: ReadCtx, { id }: ChannelParams) {
  const changes = await findChanges(tx, "channels", id);
  return changes.length > 0 ? changes : fail("channel.notFound");
}
