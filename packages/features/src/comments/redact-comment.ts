import type { Comment, commentChange } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/sight.ts";
import { keepMentions } from "../posts/index.ts";
import { commentChanged } from "./events.ts";
import { lockComment, saveComment } from "./queries.ts";
import { readComment } from "./read-comments.ts";
import { findComments } from "./shown.ts";

/** An administrator edits a user's text; newly mentioned users are not notified. */
export async function redactComment(
  ctx: Ctx,
  { id }: { id: string },
  { text, version }: z.output<typeof commentChange>,
): Promise<Comment> {
  const viewer = viewerOf(ctx.actor, { asAdmin: true });
  const [row] = await findComments(ctx.tx, viewer, [id]);
  if (!row) return fail("comment.notFound");
  const { post_id: postId, channel_id: channelId } = row;
  const before = (await lockComment(ctx.tx, viewer, { postId, id })) ?? fail("comment.notFound");
  if (before.version !== version) fail("comment.changedMeanwhile", { version: before.version });
  if (before.text !== text) {
    await saveComment(ctx.tx, id, { text, edited_at: ctx.now });
    await keepMentions(ctx.tx, { postId, commentId: id }, text);
    await ctx.tell(commentChanged, { id: postId, channelId });
  }
  return readComment(ctx, { id });
}
