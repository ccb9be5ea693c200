import type { notificationRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

export const notificationHandlers: Handlers<typeof notificationRoutes> = {
  list: async () => fail("route.notFound"),
  unread: async () => fail("route.notFound"),
  markRead: async () => fail("route.notFound"),
  unsubscribe: async () => fail("route.notFound"),
  resubscribe: async () => fail("route.notFound"),
};
