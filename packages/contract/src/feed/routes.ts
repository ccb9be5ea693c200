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
      /** Goes on downwards without loss or repeat; null at the end. */
      cursor: z.string().nullable(),
      /** Where it began: `fresh` counts what came above it. */
      head: z.string(),
      /** Until when who asks has seen this before; null for guests and for who never was here. */
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
    summary: "What is new, in order of time and of nothing else",
  }),
  listForSpace: defineRoute({
    ...listed,
    path: "/post/list",
    area: "member",
    forSpace: true,
    summary: "What the Space said, disabled posts too",
  }),
  listForAdmin: defineRoute({
    ...listed,
    path: "/admin/post/list",
    area: "admin",
    summary: "What everybody said, disabled posts too",
  }),
  fresh: defineRoute({
    method: "POST",
    path: "/public/post/fresh",
    area: "public",
    guests: true,
    safe: true,
    body: feedQuestion.extend({ head: z.string().max(200) }).meta({ id: "FreshAsked" }),
    summary: "How many came since, at most 99: for a hint, never for a jump",
    response: z.object({ count: z.int() }),
    errors: ["channel.notFound"],
  }),
  seen: defineRoute({
    method: "POST",
    path: "/public/post/seen",
    area: "public",
    body: z.strictObject({ channelId: id.optional(), until: instant }),
    summary: "I have seen the feed, or a channel, up to here; never back",
    response: nothing,
    errors: ["channel.notFound"],
  }),
};
