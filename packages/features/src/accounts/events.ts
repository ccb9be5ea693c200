import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";

/** Told to the person: a browser that shows this sign-in asks again, is refused, and shows the guest's pages. */
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
