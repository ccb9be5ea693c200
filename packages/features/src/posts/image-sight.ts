import { sql } from "kysely";
import type { ReadCtx } from "../kernel/ctx.ts";
import { viewerOf, visiblePost } from "../kernel/sight.ts";

/**
 * Only viewers who may open the post see its images: a closed channel, a disabled post and a block hide them too. Admins always
 * see them, because the URL of an image cannot say in which role it is requested.
 */
export async function seesPostImage({ tx, actor }: ReadCtx, fileId: string): Promise<boolean | null> {
  const { rows } = await sql<{ seen: boolean }>`
    select ${visiblePost(viewerOf(actor, { asAdmin: actor.admin }))} as seen
    from post_images i join posts post on post.id = i.post_id where i.file_id = ${fileId}`.execute(tx);
  return rows[0]?.seen ?? null;
}
