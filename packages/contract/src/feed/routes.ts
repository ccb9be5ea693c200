import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { feedLimits, feedPost, feedQuestion } from "./schema.ts";

const listed = {
  method: "POST",
  safe: true,
  body: feedQuestion
    .extend({
      cursor: z.string().max(200).optional(),
      size: z.int().min(1).max(feedLimits.size.max).default(feedLimits.size.usual),
    })
    .meta({ id: "FeedAsked" }),
  response: z
    .object({
      content: z.array(feedPost),
      /** Cursor that continues the feed with older posts, without gaps or duplicates; null at the end of the feed. */
      cursor: z.string().nullable(),
      /** Cursor of the newest post of this page: `fresh` counts posts that are newer. */
      head: z.string(),
      /** The time up to which the viewer has seen the feed; null for guests and at the first visit. */
      seenUntil: instant.nullable(),
    })
    .meta({ id: "Feed" }),
  errors: ["channel.notFound"],
} as const;

export const feedRoutes = {
  list: defineRoute({
    ...listed,
    path: "/public/post/list",
    area: "public",
    guests: true,
    summary: "List the feed, strictly in chronological order",
  }),
  listForSpace: defineRoute({
    ...listed,
    path: "/post/list",
    area: "member",
    forSpace: true,
    summary: "List the posts of a Space, including disabled ones",
  }),
  listForAdmin: defineRoute({
    ...listed,
    path: "/admin/post/list",
    area: "admin",
    summary: "List all posts, including disabled ones",
  }),
  fresh: defineRoute({
    method: "POST",
    path: "/public/post/fresh",
    area: "public",
    guests: true,
    safe: true,
    body: feedQuestion.extend({ head: z.string().max(200) }).meta({ id: "FreshAsked" }),
    summary: "Count the posts since the feed was loaded, at most 99, for a notice of new posts",
    response: z.object({ count: z.int() }),
    errors: ["channel.notFound"],
  }),
  seen: defineRoute({
    method: "POST",
    path: "/public/post/seen",
    area: "public",
    body: z.strictObject({ channelId: id.optional(), until: instant }),
    summary: "Mark the feed or a channel as seen up to a time; never moves back",
    response: nothing,
    errors: ["channel.notFound"],
  }),
};
