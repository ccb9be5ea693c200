import type { Viewer } from "../kernel/sight.ts";
import type { ShownComment } from "./shown.ts";

/** The author, or a recruiter of the Space it was written for. The post's owner has no rights over comments. */
export const isOwn = (row: Pick<ShownComment, "voice" | "author_id" | "space_id">, viewer: Viewer): boolean =>
  viewer.id !== null &&
  ((row.voice === "person" && row.author_id === viewer.id) ||
    (row.space_id !== null && viewer.spaceIds.includes(row.space_id)));
