import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";

/** A user has new notifications, or has read some in another window. */
export const notificationChanged = defineEvent({
  name: "notification.changed",
  payload: z.object({ userId: z.uuid() }),
  announce: async (_db, payloads) =>
    [...new Set(payloads.map(({ userId }) => userId))].map((userId) => ({
      to: { userId },
      message: { type: "notification.changed" as const, id: userId },
    })),
});
