import type { notificationRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { listNotifications, markNotificationsRead, readUnreadNotifications } from "./list-notifications.ts";
import { resubscribe, unsubscribe } from "./unsubscribe.ts";

export const notificationHandlers: Handlers<typeof notificationRoutes> = {
  list: (ctx, { query }) => listNotifications(ctx, query),
  unread: (ctx, { query }) => readUnreadNotifications(ctx, query),
  markRead: (ctx, { body }) => markNotificationsRead(ctx, body),
  unsubscribe: (ctx, { params }) => unsubscribe(ctx, params),
  resubscribe: (ctx, { params }) => resubscribe(ctx, params),
};
