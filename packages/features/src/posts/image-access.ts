import { sql } from "kysely";
import type { ReadCtx } from "../kernel/ctx.ts";
import { viewerOf, visiblePost } from "../kernel/visibility.ts";

/**
 * Whether the actor may see an image of a post; null if the file is not in a post. Only viewers who may open the post see its
 * images: a closed channel, a disabled post and a block hide them too. Admins always see them, because the URL of an image cannot
 * say in which role it is requested.
 */
export async function canSeePostImage({ tx, actor }: ReadCtx, fileId: string): Promise<boolean | null> {
  const { rows } = await sql<{ seen: boolean }>`
    select ${visiblePost(viewerOf(actor, { asAdmin: actor.admin }))} as seen
    from post_images i join posts post on post.id = i.post_id where i.file_id = ${fileId}`.execute(tx);
  return rows[0]?.seen ?? null;
}
