import type { Comment, commentChange } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { updateMentions } from "../posts/index.ts";
import { commentChanged } from "./events.ts";
import { readComment } from "./list-comments.ts";
import { presentComment } from "./present.ts";
import { lockComment, saveComment } from "./queries.ts";
import { findComments } from "./shown.ts";

/** Changes the text of a user's comment on behalf of an administrator; newly mentioned users are not notified. */
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
    await updateMentions(ctx.tx, { postId, commentId: id }, text);
    await ctx.tell(commentChanged, { id: postId, channelId });
  }
  return readComment(ctx, { id });
}

/** Hides a comment from everybody but its author, or shows it again; for admins and moderation decisions. */
export async function enableComment(ctx: Ctx, { id, enabled }: { id: string; enabled: boolean }): Promise<Comment> {
  const viewer = viewerOf(ctx.actor, { asAdmin: true });
  const [before] = await findComments(ctx.tx, viewer, [id]);
  if (!before) return fail("comment.notFound");
  if (before.enabled !== enabled) {
    await saveComment(ctx.tx, id, { enabled });
    await ctx.tell(commentChanged, { id: before.post_id, channelId: before.channel_id });
  }
  const [row] = await findComments(ctx.tx, viewer, [id]);
  return presentComment(row!, viewer);
}
