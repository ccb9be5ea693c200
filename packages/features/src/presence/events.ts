import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";

/**
 * The set of members who are viewing an application changed. Sent only to colleagues who have the application open. The talent
 * never learns who views it.
 */
export const presenceChanged = defineEvent({
  name: "presence.changed",
  payload: z.object({ id: z.uuid(), userIds: z.array(z.uuid()) }),
  announce: async (_db, payloads) =>
    payloads.flatMap(({ id, userIds }) =>
      userIds.map((userId) => ({ to: { userId }, message: { type: "presence.changed" as const, id } })),
    ),
});
