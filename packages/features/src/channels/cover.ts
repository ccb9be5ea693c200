import { sql } from "kysely";
import { findOwnFile, giveUpFile } from "../files/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { knownChannel, viewerOf } from "../kernel/sight.ts";

/** The file must be the user's own upload, and no other channel may use it. */
export async function checkCover({ tx, actor }: Ctx, channelId: string, fileId: string): Promise<void> {
  const userId = actor.id ?? fail("access.unauthenticated");
  if (!(await findOwnFile(tx, userId, fileId, "channelCover"))) fail("file.notFound");
  const used = await tx
    .selectFrom("channels")
    .select("id")
    .where("cover_id", "=", fileId)
    .where("id", "<>", channelId)
    .executeTakeFirst();
  if (used) fail("file.notFound");
}

/** Releases the previous file after the change, so that no row refers to it. */
export async function dropCover(ctx: Ctx, before: string | null, next: string | null | undefined): Promise<void> {
  if (before !== null && next !== undefined && next !== before) await giveUpFile(ctx, before);
}

/**
 * The cover has the visibility of its channel: the cover of a closed channel is hidden from other users. Admins always see it,
 * because the image URL cannot say whether they act as admins.
 */
export async function seesChannelCover({ tx, actor }: ReadCtx, fileId: string): Promise<boolean | null> {
  const { rows } = await sql<{ seen: boolean }>`
    select ${knownChannel(viewerOf(actor, { asAdmin: actor.admin }))} as seen
    from channels channel where channel.cover_id = ${fileId}`.execute(tx);
  return rows[0]?.seen ?? null;
}
