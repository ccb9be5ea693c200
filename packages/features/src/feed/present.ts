import type { FeedPost, FeedPostReason } from "@orbita/contract";
import type { Viewer } from "../kernel/visibility.ts";
import { presentPost, presentVoice } from "../posts/index.ts";
import type { FeedRow } from "./queries.ts";

const isOwn = (row: FeedRow, viewer: Viewer): boolean =>
  viewer.id !== null &&
  (row.author_id === viewer.id || (row.space_id !== null && viewer.spaceIds.includes(row.space_id)));

/**
 * Why a post is in the viewer's feed. Of several reasons, returns the most personal one. A post that is opened by its address has
 * its channel as the reason.
 */
export function whyOf(row: FeedRow, viewer: Viewer): FeedPostReason {
  const nameless = (kind: FeedPostReason["kind"]): FeedPostReason => ({ kind, name: null });
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
