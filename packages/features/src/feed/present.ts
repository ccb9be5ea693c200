import type { FeedPost, Why } from "@orbita/contract";
import type { Viewer } from "../kernel/sight.ts";
import { presentPost, presentVoice } from "../posts/index.ts";
import type { FeedRow } from "./queries.ts";

const isOwn = (row: FeedRow, viewer: Viewer): boolean =>
  viewer.id !== null &&
  (row.author_id === viewer.id || (row.space_id !== null && viewer.spaceIds.includes(row.space_id)));

/** Of several reasons, returns the closest. A post opened by its address is explained by its channel. */
export function whyOf(row: FeedRow, viewer: Viewer): Why {
  const nameless = (kind: Why["kind"]): Why => ({ kind, name: null });
  if (isOwn(row, viewer)) return nameless("own");
  if (row.mentioned) return nameless("mentioned");
  if (row.followed) return { kind: row.voice === "space" ? "space" : "person", name: row.author_name };
  if (row.joined) return nameless("channel");
  if (row.followed_tag !== null) return { kind: "tag", name: row.followed_tag };
  return nameless(row.channel_id === null ? "common" : "channel");
}

export const presentFeedPost = (row: FeedRow, viewer: Viewer): FeedPost => ({
  ...presentPost(row, viewer),
  why: whyOf(row, viewer),
  lastComments: row.last_comments.map((said) => ({
    id: said.id,
    author: presentVoice(said),
    text: said.text,
    at: new Date(said.created_at).toISOString(),
  })),
});
