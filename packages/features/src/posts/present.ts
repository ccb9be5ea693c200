import type { Post } from "@orbita/contract";
import type { VisiblePost } from "./shown.ts";
import type { Viewer } from "../kernel/visibility.ts";
import { presentVoice } from "./voices.ts";

/**
 * Whether the viewer is the author, or a recruiter or owner of the Space that the post was written for. Callers add the rights of
 * admins.
 */
const isOwn = (row: VisiblePost, viewer: Viewer): boolean =>
  viewer.id !== null &&
  ((row.voice === "person" && row.author_id === viewer.id) ||
    (row.space_id !== null && viewer.spaceIds.includes(row.space_id)));

export function presentPost(row: VisiblePost, viewer: Viewer): Post {
  const own = isOwn(row, viewer) || viewer.asAdmin;
  return {
    id: row.id,
    author: presentVoice(row),
    channel: row.channel,
    text: row.text,
    tags: row.tags,
    mentions: row.mentions,
    images: row.images,
    job: row.job,
    preview: row.preview,
    likes: row.likes,
    liked: row.liked,
    comments: row.comments,
    at: row.created_at.toISOString(),
    edited: row.edited_at?.toISOString() ?? null,
    enabled: row.enabled,
    may: { edit: own, remove: own, moderate: row.moderates || viewer.asAdmin, comment: viewer.id !== null },
    version: row.version,
  };
}
