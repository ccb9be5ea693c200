import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";

/**
 * The members who view an application changed. Sent only to colleagues who have the application open; the talent is never
 * notified of viewers.
 */
export const presenceChanged = defineEvent({
  name: "presence.changed",
  payload: z.object({ id: z.uuid(), userIds: z.array(z.uuid()) }),
  announce: async (_db, payloads) =>
    payloads.flatMap(({ id, userIds }) =>
      userIds.map((userId) => ({ to: { userId }, message: { type: "presence.changed" as const, id } })),
    ),
});
