import type { feedRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { markSeen, countNewPosts, readFeed, readSpaceFeed } from "./read-feed.ts";

export const feedHandlers: Handlers<typeof feedRoutes> = {
  list: (ctx, { body }) => readFeed(ctx, body),
  listForSpace: (ctx, { body }) => readSpaceFeed(ctx, body),
  listForAdmin: (ctx, { body }) => readFeed(ctx, body, "admin"),
  fresh: (ctx, { body }) => countNewPosts(ctx, body),
  seen: (ctx, { body }) => markSeen(ctx, body),
};
