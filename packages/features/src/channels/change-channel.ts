import type { Channel, channelChange, channelWords } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { checkCover, dropCover } from "./cover.ts";
import { channelChanged } from "./events.ts";
import { admitAsking } from "./member-queries.ts";
import { requireModerator } from "./policy.ts";
import { presentChannel } from "./present.ts";
import { findChannel, lockChannel, saveChannel, type ChannelColumns } from "./queries.ts";

type ChannelParams = { id: string };
type ChannelDetailsChange = z.output<typeof channelWords>;
type ChannelChange = z.output<typeof channelChange>;

const columnsOf = ({ coverId, version: _, ...rest }: Partial<ChannelChange>) => ({
  ...rest,
  ...(coverId !== undefined && { cover_id: coverId }),
});

const isChanged = (row: ChannelColumns, columns: object): boolean =>
  Object.entries(columns).some(
    ([key, value]) => JSON.stringify(row[key as keyof ChannelColumns]) !== JSON.stringify(value),
  );

/** Publishes a change event of a channel: to everybody if everybody could see the channel before or after the change, otherwise only to its members. */
const announceChannel = (ctx: Ctx, id: string, types: readonly ChannelColumns["type"][]): Promise<void> =>
  ctx.tell(channelChanged, { id, userId: null, everybody: types.some((type) => type !== "closed") });

export async function saveChannelChange(ctx: Ctx, { id }: ChannelParams, change: ChannelChange): Promise<void> {
  const { tx, now } = ctx;
  const row = (await lockChannel(tx, id)) ?? fail("channel.notFound");
  if (row.version !== change.version) fail("channel.changedMeanwhile", { version: row.version });
  const columns = columnsOf(change);
  if (!isChanged(row, columns)) return;
  const { cover_id: cover, type = row.type } = columns;
  if (typeof cover === "string" && cover !== row.cover_id) await checkCover(ctx, id, cover);
  await withReason(tx, "channel changed");
  await saveChannel(tx, id, columns).catch((error: unknown) => {
    if (violates(error, "channels_url")) fail("channel.urlTaken");
    throw error;
  });
  await dropCover(ctx, row.cover_id, cover);
  if (type === "open" && row.type !== "open") await admitAsking(tx, id, now);
  await announceChannel(ctx, id, [row.type, type]);
}

/** Changes the texts of a channel that moderators may edit. */
export async function changeChannel(ctx: Ctx, { id }: ChannelParams, words: ChannelDetailsChange): Promise<Channel> {
  // Takes the exclusive lock on the channel first: two transactions that both hold the shared lock would deadlock.
  await lockChannel(ctx.tx, id);
  const { keeper } = await requireModerator(ctx, id);
  await saveChannelChange(ctx, { id }, words);
  const viewer = { ...viewerOf(ctx.actor), asAdmin: keeper.asAdmin };
  return presentChannel((await findChannel(ctx.tx, { viewer, now: ctx.now }, id))!, viewer);
}
