import type { Ctx } from "../kernel/ctx.ts";
import { findWriters, tellSpoken, type Speaking } from "../posts/index.ts";
import type { CommentedPost } from "./queries.ts";

/** The owners of a post: for a Space's post its author, if they still write for the Space, otherwise all who do. */
async function ownersOf({ tx }: Ctx, { voice, author_id, space_id }: CommentedPost): Promise<string[]> {
  if (voice === "person") return author_id ? [author_id] : [];
  if (space_id === null) return [];
  const writers = await findWriters(tx, [space_id]);
  return author_id && writers.includes(author_id) ? [author_id] : writers;
}

type CommentNotification = {
  post: CommentedPost;
  answered: readonly string[];
  told: readonly string[];
  said: Speaking;
};

/** Notifies each user once: mentioned users and authors of parent comments get no second notification. */
export async function tellCommented(ctx: Ctx, { post, answered, told, said }: CommentNotification): Promise<void> {
  const answeredNow = answered.filter((id) => !told.includes(id));
  await tellSpoken(ctx, "feed.commented", { ...said, userIds: answeredNow, answer: true });
  const owners = (await ownersOf(ctx, post)).filter((id) => !told.includes(id) && !answeredNow.includes(id));
  await tellSpoken(ctx, "feed.commented", { ...said, userIds: owners });
}
