import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";

/** To the colleagues who have it open, and to nobody else: the talent never hears who looks. */
export const presenceChanged = defineEvent({
  name: "presence.changed",
  payload: z.object({ id: z.uuid(), userIds: z.array(z.uuid()) }),
  announce: async (_db, payloads) =>
    payloads.flatMap(({ id, userIds }) =>
      userIds.map((userId) => ({ to: { userId }, message: { type: "presence.changed" as const, id } })),
    ),
});
