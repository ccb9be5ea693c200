import type { Comment, CommentOrReply } from "@orbita/contract";
import type { Viewer } from "../kernel/visibility.ts";
import { presentVoice } from "../posts/index.ts";
import { isOwnComment } from "./policy.ts";
import type { VisibleComment } from "./shown.ts";

/** A placeholder for a removed comment, without its author, its text or the reason for its removal. */
const empty = (row: VisibleComment): CommentOrReply => ({
  id: row.id,
  postId: row.post_id,
  parentId: row.parent_id,
  author: null,
  text: null,
  mentions: [],
  likes: 0,
  liked: false,
  at: row.created_at.toISOString(),
  edited: null,
  enabled: true,
  may: { edit: false, remove: false, moderate: false },
  version: row.version,
});

function presentSaid(row: VisibleComment, viewer: Viewer): CommentOrReply {
  if (!row.seen) return empty(row);
  const own = isOwnComment(row, viewer);
  return {
    id: row.id,
    postId: row.post_id,
    parentId: row.parent_id,
    author: presentVoice(row),
    text: row.text,
    mentions: row.mentions,
    likes: row.likes,
    liked: row.liked,
    at: row.created_at.toISOString(),
    edited: row.edited_at?.toISOString() ?? null,
    enabled: row.enabled,
    may: { edit: own, remove: own || viewer.asAdmin, moderate: row.moderates || viewer.asAdmin },
    version: row.version,
  };
}

export const presentComment = (
  row: VisibleComment,
  viewer: Viewer,
  answers: readonly VisibleComment[] = [],
): Comment => ({
  ...presentSaid(row, viewer),
  answers: answers.filter(({ parent_id }) => parent_id === row.id).map((answer) => presentSaid(answer, viewer)),
});
