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

/** Which posts: of everybody, of Spaces, or of one place, voice, tag or word. */
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
export type FeedQuestion = z.output<typeof feedQuestion>;

/** Why it is in the feed of who asks; of several reasons the nearest. */
export const why = z.object({
  kind: z.enum(["own", "mentioned", "person", "space", "channel", "tag", "common"]),
  /** The tag, or the name of whom one follows. */
  name: z.string().nullable(),
});

export const feedPost = post
  .extend({
    why,
    /** The last words said to it, the older first. */
    lastComments: z.array(z.object({ id, author, text: z.string(), at: instant })),
  })
  .meta({ id: "FeedPost" });
export type FeedPost = z.output<typeof feedPost>;
export type Why = FeedPost["why"];
