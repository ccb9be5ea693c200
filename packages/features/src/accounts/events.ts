import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";

/** A session ended. Sent to the user: a browser with this session refetches, gets a 401 and shows the guest pages. */
export const sessionEnded = defineEvent({
  name: "session.ended",
  payload: z.object({ sessionId: z.uuid(), userId: z.uuid() }),
  silence: (payloads) => payloads,
  announce: async (_db, payloads) =>
    payloads.map(({ sessionId, userId }) => ({
      to: { userId },
      message: { type: "session.ended" as const, id: sessionId },
    })),
});
