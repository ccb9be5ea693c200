import { placePosts } from "./posts-of-places.ts";
import { rightsPosts } from "./posts-of-rights.ts";
import { tradePosts } from "./posts-of-trades.ts";
import { shownFeedPosts } from "./shown-posts.ts";
import type { DemoFeedPost } from "./types.ts";

export { demoChannels } from "./channels.ts";
export { feedMoment } from "./moment.ts";
export { feedVoices } from "./voices.ts";
export type { DemoAuthor, DemoChannel, DemoComment, DemoFeedPost } from "./types.ts";

/** The posts of the demo's people and Spaces. */
export const demoFeed: readonly DemoFeedPost[] = [...shownFeedPosts, ...tradePosts, ...rightsPosts, ...placePosts];
/** The people, Spaces and tags that the demo talent Giulia follows, in addition to her channels. */
export const giuliasFollows = {
  people: ["beatrice.lodi", "teodoro.zanin", "nadia.elamrani"],
  spaces: ["velamare", "ortovivo"],
  tags: ["java", "genova"],
} as const;
