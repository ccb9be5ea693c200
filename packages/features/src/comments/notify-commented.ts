import type { Ctx } from "../kernel/ctx.ts";
import { findMentionableWriters, notifyOfContent, type MentionContext } from "../posts/index.ts";
import type { CommentedPost } from "./queries.ts";

/**
 * The users who are notified of comments on a post: its author or, if the author no longer writes for the post's Space, all
 * members who do. Posts by Orbita itself notify nobody.
 */
async function ownersOf({ tx }: Ctx, { voice, author_id, space_id }: CommentedPost): Promise<string[]> {
  if (voice === "person") return author_id ? [author_id] : [];
  if (space_id === null) return [];
  const writers = await findMentionableWriters(tx, [space_id]);
  return author_id && writers.includes(author_id) ? [author_id] : writers;
}

type CommentNotification = {
  post: CommentedPost;
  answered: readonly string[];
  told: readonly string[];
  said: MentionContext;
};

/**
 * Notifies the people concerned by a new comment: the authors of its parent comments, and the owners of the post. Each user
 * gets one notification; users in `told` already got one.
 */
export async function notifyCommented(ctx: Ctx, { post, answered, told, said }: CommentNotification): Promise<void> {
  const answeredNow = answered.filter((id) => !told.includes(id));
  await notifyOfContent(ctx, "feed.commented", { ...said, userIds: answeredNow, answer: true });
  const owners = (await ownersOf(ctx, post)).filter((id) => !told.includes(id) && !answeredNow.includes(id));
  await notifyOfContent(ctx, "feed.commented", { ...said, userIds: owners });
}
