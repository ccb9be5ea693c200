import { sql } from "kysely";
import { findOwnFile, giveUpFile } from "../files/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { knownChannel, viewerOf } from "../kernel/sight.ts";

/** One's own upload, which no other channel shows. */
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

/** What stood there before leaves after the change, so that no row points at it. */
export async function dropCover(ctx: Ctx, before: string | null, next: string | null | undefined): Promise<void> {
  if (before !== null && next !== undefined && next !== before) await giveUpFile(ctx, before);
}

/**
 * A channel's cover is seen by who may know of the channel: of a closed one also its picture is nobody else's. Admins see it as
 * they see the channel: a picture's address cannot say in which capacity it is asked for.
 */
export async function seesChannelCover({ tx, actor }: ReadCtx, fileId: string): Promise<boolean | null> {
  const { rows } = await sql<{ seen: boolean }>`
    select ${knownChannel(viewerOf(actor, { asAdmin: actor.admin }))} as seen
    from channels channel where channel.cover_id = ${fileId}`.execute(tx);
  return rows[0]?.seen ?? null;
}
