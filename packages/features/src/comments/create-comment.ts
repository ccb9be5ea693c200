import { randomUUIDv7 } from "node:crypto";
import { namesIn, type Comment, type newComment } from "@orbita/contract";
import type { z } from "zod";
import { hasRole, type Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { viewerOf, type Viewer } from "../kernel/sight.ts";
import {
  findMentioned,
  hoursBefore,
  isNewAccount,
  refuseTooLoud,
  saveMentions,
  tellMentioned,
  type Speaking,
} from "../posts/index.ts";
import { commentChanged } from "./events.ts";
import { presentComment } from "./present.ts";
import {
  countSaidBy,
  findSpaceName,
  holdComment,
  holdPlace,
  holdPost,
  insertComment,
  lockWriter,
  type CommentedPost,
} from "./queries.ts";
import { refuseTooMany } from "./rules.ts";
import { findComments } from "./shown.ts";
import { tellCommented } from "./tell-commented.ts";

type NewCommentInput = z.output<typeof newComment>;
type Place = { parentId: string | null; answered: readonly string[] };

/** Two levels: a reply to a reply is placed beside it, and the authors of both parents are notified. */
async function placeOf({ tx }: Ctx, viewer: Viewer, postId: string, id: string | null): Promise<Place> {
  if (id === null) return { parentId: null, answered: [] };
  const parent = (await holdComment(tx, viewer, { postId, id })) ?? fail("comment.notFound");
  const top = parent.parent_id === null ? null : ((await holdPlace(tx, parent.parent_id)) ?? fail("comment.notFound"));
  return { parentId: parent.parent_id ?? parent.id, answered: [parent, top].flatMap((one) => one?.author_id ?? []) };
}

/** Enforces the limits per user; the row lock serialises concurrent comments. */
async function writerOf({ tx, now }: Ctx, id: string, text: string): Promise<string> {
  const writer = (await lockWriter(tx, id)) ?? fail("access.unauthenticated");
  const isNew = isNewAccount(writer.created_at, now);
  refuseTooLoud(namesIn(text).length, { isNew });
  refuseTooMany(await countSaidBy(tx, id, { hour: hoursBefore(now, 1), day: hoursBefore(now, 24) }), { isNew });
  return writer.name;
}

type Telling = { post: CommentedPost; answered: readonly string[]; said: Speaking; text: string };

async function tellOf(ctx: Ctx, viewer: Viewer & { id: string }, { post, answered, said, text }: Telling) {
  const mentioned = await findMentioned(ctx.tx, viewer, text);
  await saveMentions(ctx.tx, said, mentioned);
  const told = await tellMentioned(ctx, said, mentioned);
  await tellCommented(ctx, { post, answered, told, said });
}

export async function createComment(
  ctx: Ctx,
  { id: postId }: { id: string },
  given: NewCommentInput,
): Promise<Comment> {
  const { tx, now, actor } = ctx;
  const viewer = { ...viewerOf(actor), id: actor.id ?? fail("access.unauthenticated") };
  const post = (await holdPost(tx, viewer, postId)) ?? fail("post.notFound");
  if (given.spaceId) allow(hasRole(actor, given.spaceId, "recruiter"));
  const { parentId, answered } = await placeOf(ctx, viewer, postId, given.parentId);
  const name = await writerOf(ctx, viewer.id, given.text);
  const who = given.spaceId ? ((await findSpaceName(tx, given.spaceId)) ?? fail("access.denied")) : name;

  const id = randomUUIDv7();
  await insertComment(tx, {
    id,
    post_id: postId,
    parent_id: parentId,
    author_id: viewer.id,
    voice: given.spaceId ? "space" : "person",
    space_id: given.spaceId,
    text: given.text,
    created_at: now,
    updated_at: now,
  });
  const { channel_id: channelId, channel } = post;
  const said = { postId, commentId: id, channelId, channel, who, spaceId: given.spaceId };
  await tellOf(ctx, viewer, { post, answered, said, text: given.text });
  await ctx.tell(commentChanged, { id: postId, channelId });
  return presentComment((await findComments(tx, viewer, [id]))[0]!, viewer);
}
