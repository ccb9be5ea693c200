import type { Viewer } from "../kernel/visibility.ts";
import type { ShownComment } from "./shown.ts";

/**
 * Whether the viewer is the author of a comment, or a recruiter of the Space it was written for. The owner of the post has no
 * rights over comments.
 */
export const isOwnComment = (row: Pick<ShownComment, "voice" | "author_id" | "space_id">, viewer: Viewer): boolean =>
  viewer.id !== null &&
  ((row.voice === "person" && row.author_id === viewer.id) ||
    (row.space_id !== null && viewer.spaceIds.includes(row.space_id)));
