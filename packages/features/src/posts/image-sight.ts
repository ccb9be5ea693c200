import { sql } from "kysely";
import type { ReadCtx } from "../kernel/ctx.ts";
import { viewerOf, visiblePost } from "../kernel/sight.ts";

/**
 * A post's picture is seen by who may open the post, and by nobody else: a closed channel, a disabled post and a block close its
 * pictures too. Admins see them as they see what was reported: a picture's address cannot say in which capacity it is asked for.
 */
export async function seesPostImage({ tx, actor }: ReadCtx, fileId: string): Promise<boolean | null> {
  const { rows } = await sql<{ seen: boolean }>`
    select ${visiblePost(viewerOf(actor, { asAdmin: actor.admin }))} as seen
    from post_images i join posts post on post.id = i.post_id where i.file_id = ${fileId}`.execute(tx);
  return rows[0]?.seen ?? null;
}
