import { z } from "zod";
import { author, post } from "../posts/schema.ts";
import { id, instant } from "../kernel/fields.ts";
import { postLimits } from "../posts/limits.ts";

export const feedLimits = {
  size: { usual: 20, max: 50 },
  fresh: 99,
  lastComments: 2,
  text: { min: 2, max: 100 },
} as const;

/** Selects the posts of a feed: all posts, those of Spaces, or those with this channel, author, tag or text. */
export const feedQuestion = z
  .strictObject({
    view: z.enum(["all", "spaces"]).default("all"),
    channelId: id.optional(),
    tag: z.string().trim().min(postLimits.tag.min).max(postLimits.tag.max).toLowerCase().optional(),
    authorId: id.optional(),
    spaceId: id.optional(),
    text: z.string().trim().min(feedLimits.text.min).max(feedLimits.text.max).optional(),
  })
  .meta({ id: "FeedQuestion" });
export type FeedRequest = z.output<typeof feedQuestion>;

/** Why the post is in the viewer's feed. If there are several reasons, this is the most personal one. */
export const why = z.object({
  kind: z.enum(["own", "mentioned", "person", "space", "channel", "tag", "common"]),
  /** The followed tag, or the name of the followed person or Space; null for the other kinds. */
  name: z.string().nullable(),
});

export const feedPost = post
  .extend({
    why,
    /** The latest comments on the post, older first. */
    lastComments: z.array(z.object({ id, author, text: z.string(), at: instant })),
  })
  .meta({ id: "FeedPost" });
export type FeedPost = z.output<typeof feedPost>;
export type FeedPostReason = FeedPost["why"];
