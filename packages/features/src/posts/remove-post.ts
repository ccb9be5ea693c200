import { discardFiles } from "../files/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { postChanged } from "./events.ts";
import { isOwnPost, speakerOf, type RouteAuthorKind } from "./policy.ts";
import { deletePost, findImages, lockAnyPost } from "./queries.ts";

/**
 * Deletes a post with its comments, likes and images; reports keep their quotation. Authors can always delete their post, even if
 * they can no longer read it.
 */
export async function removePost(ctx: Ctx, door: RouteAuthorKind, { id }: { id: string }): Promise<void> {
  const speaker = speakerOf(ctx.actor, door);
  const post = await lockAnyPost(ctx.tx, id);
  if (!post || !isOwnPost(speaker, post)) return fail("post.notFound");
  const images = await findImages(ctx.tx, id);
  await deletePost(ctx.tx, id);
  await discardFiles(
    ctx,
    images.map((image) => image.id),
  );
  await ctx.tell(postChanged, { id, channelId: post.channel_id });
}
