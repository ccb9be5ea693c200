import { BadCursor, decodeCursor, encodeCursor, type Comment, type SearchPayload } from "@orbita/contract";
import { z } from "zod";
import { findChanges, type HistoryChange } from "../kernel/changes.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { isVisiblePost } from "../posts/index.ts";
import { presentComment } from "./present.ts";
import { countReadable, findAnswers, findComments, findThreads, type CommentPosition } from "./shown.ts";

/** The search that a page cursor is bound to, so that a cursor of one post is not accepted for another. */
const questionOf = (postId: string) =>
  ({ sort: "created:asc", filters: [{ f: "postId", v: postId, mm: "is" }] }) as Pick<SearchPayload, "sort" | "filters">;

const marked = z.object({ v: z.int().min(0).max(8.64e15), id: z.uuid() });
function markOf(postId: string, cursor: string | undefined): CommentPosition | null {
  const found = decodeCursor({ ...questionOf(postId), cursor } as SearchPayload);
  if (found === null) return null;
  const { data } = marked.safeParse(found);
  if (!data) throw new BadCursor();
  return { at: new Date(data.v), id: data.id };
}

type CommentPageQuery = { cursor?: string | undefined; size: number };

export async function listComments(
  { tx, actor }: ReadCtx,
  { id: postId }: { id: string },
  { cursor, size }: CommentPageQuery,
) {
  const viewer = viewerOf(actor);
  if (!(await isVisiblePost(tx, viewer, postId))) fail("post.notFound");
  const rows = await findThreads(tx, viewer, { postId, after: markOf(postId, cursor), limit: size + 1 });
  const page = rows.slice(0, size);
  const answers = await findAnswers(
    tx,
    viewer,
    page.map(({ id }) => id),
  );
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    content: page.map((row) => presentComment(row, viewer, answers)),
    cursor: last ? encodeCursor(questionOf(postId), { v: last.created_at.getTime(), id: last.id }) : null,
    total: await countReadable(tx, viewer, postId),
  };
}

export async function readComment({ tx, actor }: ReadCtx, { id }: { id: string }): Promise<Comment> {
  const viewer = viewerOf(actor, { asAdmin: true });
  const [row] = await findComments(tx, viewer, [id]);
  return row ? presentComment(row, viewer, await findAnswers(tx, viewer, [id])) : fail("comment.notFound");
}

/** The history of a comment, even if it was deleted. */
export async function readCommentHistory({ tx }: ReadCtx, { id }: { id: string }): Promise<HistoryChange[]> {
  const changes = await findChanges(tx, "comments", id);
  return changes.length > 0 ? changes : fail("comment.notFound");
}
