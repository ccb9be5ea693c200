import { z } from "zod";
import { id } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { pageOf } from "../kernel/search.ts";
import { notification, notificationLimits, notificationTopic } from "./schema.ts";

export const notificationRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/notifications",
    area: "any",
    query: z.object({
      page: z.coerce.number().int().min(0).default(0),
      size: z.coerce.number().int().min(1).max(100).default(notificationLimits.page),
      /** Limits the list to notifications of the group `space` for this Space; without it, the list has all notifications. */
      spaceId: id.optional(),
      group: z.string().max(40).optional(),
      topic: notificationTopic.optional(),
    }),
    summary: "List the caller's notifications, newest first",
    response: pageOf(notification).extend({ unread: z.int() }),
    errors: [],
  }),
  unread: defineRoute({
    method: "GET",
    path: "/notifications/unread",
    area: "any",
    query: z.object({ spaceId: id.optional() }),
    summary: "Count the caller's unread notifications",
    response: z.object({ unread: z.int() }),
    errors: [],
  }),
  markRead: defineRoute({
    method: "POST",
    path: "/notifications/read",
    area: "any",
    body: z.strictObject({ ids: z.array(id).max(100).optional(), spaceId: id.optional() }),
    summary: "Mark some notifications as read, or all, or all of a Space",
    response: z.object({ unread: z.int() }),
    errors: [],
  }),
  /** One-click unsubscribe (RFC 8058): the mail client sends this POST by itself, so that the recipient needs no sign-in. */
  unsubscribe: defineRoute({
    method: "POST",
    path: "/notifications/unsubscribe/{token}",
    area: "any",
    guests: true,
    takesForm: true,
    limit: { per: "minute", max: 60 },
    params: z.object({ token: z.string().min(20).max(100) }),
    summary: "Unsubscribe from emails of this kind, or of all kinds in a digest, by the link in the email or one click",
    response: z.object({ kind: z.string() }),
    errors: ["notification.linkInvalid"],
  }),
  resubscribe: defineRoute({
    method: "DELETE",
    path: "/notifications/unsubscribe/{token}",
    area: "any",
    guests: true,
    limit: { per: "minute", max: 60 },
    params: z.object({ token: z.string().min(20).max(100) }),
    summary: "Undo an unsubscribe",
    response: nothing,
    errors: ["notification.linkInvalid"],
  }),
};
