import type { Viewer } from "../kernel/sight.ts";
import type { ShownComment } from "./shown.ts";

/** Its author; who writes for its Space. Whose post it stands under is nobody's right over it. */
export const isOwn = (row: Pick<ShownComment, "voice" | "author_id" | "space_id">, viewer: Viewer): boolean =>
  viewer.id !== null &&
  ((row.voice === "person" && row.author_id === viewer.id) ||
    (row.space_id !== null && viewer.spaceIds.includes(row.space_id)));
