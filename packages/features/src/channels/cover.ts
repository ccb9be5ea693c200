import { sql } from "kysely";
import { findOwnFile, discardFile } from "../files/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { knownChannel, viewerOf } from "../kernel/visibility.ts";

/** Fails unless the cover file is the user's own upload and no other channel uses it. */
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

/**
 * Releases the previous cover file if the change replaced it. Call it after the change, when no row refers to the file any more.
 */
export async function dropCover(ctx: Ctx, before: string | null, next: string | null | undefined): Promise<void> {
  if (before !== null && next !== undefined && next !== before) await discardFile(ctx, before);
}

/**
 * Whether the viewer may see the cover of a channel. It has the visibility of its channel, so the cover of a closed channel is
 * hidden from other users. Admins always see it, because the image URL cannot say whether they act as admins.
 */
export async function canSeeChannelCover({ tx, actor }: ReadCtx, fileId: string): Promise<boolean | null> {
  const { rows } = await sql<{ seen: boolean }>`
    select ${knownChannel(viewerOf(actor, { asAdmin: actor.admin }))} as seen
    from channels channel where channel.cover_id = ${fileId}`.execute(tx);
  return rows[0]?.seen ?? null;
}
