import { everyone, signedIn, type PermissionCases } from "./roles.ts";

const token = "abcdef.AZqEsgAAcACAAAAAAAAAAGFwcGxpY2F0aW9uLmxhdGU.0123456789012345678901";

/** Callers reach only their own notifications. Unsubscribe links need no session, and the link in these rows belongs to no user. */
export const notificationsRows: PermissionCases<"notifications"> = {
  list: { who: signedIn, call: (c) => c.notifications.list({ query: {} }) },
  unread: { who: signedIn, call: (c) => c.notifications.unread({ query: {} }) },
  markRead: { who: signedIn, call: (c) => c.notifications.markRead({ body: {} }) },
  unsubscribe: {
    who: everyone,
    call: (c) => c.notifications.unsubscribe({ params: { token } }),
    absent: "notification.linkInvalid",
  },
  resubscribe: {
    who: everyone,
    call: (c) => c.notifications.resubscribe({ params: { token } }),
    absent: "notification.linkInvalid",
  },
};
