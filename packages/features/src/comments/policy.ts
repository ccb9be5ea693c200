import type { Actor } from "../kernel/ctx.ts";
import { hasRole } from "../kernel/roles.ts";
import type { Viewer } from "../kernel/visibility.ts";
import type { VisibleComment } from "./shown.ts";

/**
 * Whether the viewer is the author of a comment, or a recruiter of the Space it was written for. The owner of the post has no
 * rights over comments.
 */
export const isOwnComment = (row: Pick<VisibleComment, "voice" | "author_id" | "space_id">, viewer: Viewer): boolean =>
  viewer.id !== null &&
  ((row.voice === "person" && row.author_id === viewer.id) ||
    (row.space_id !== null && viewer.spaceIds.includes(row.space_id)));

export const canCommentFor = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");
