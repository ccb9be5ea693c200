import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";

/** A reading stage or the whole reading finished: notifies the user who waits for it. */
export const resumeUploadChanged = defineEvent({
  name: "resumeUpload.changed",
  payload: z.object({ id: z.uuid(), userId: z.uuid() }),
  announce: async (_db, payloads) =>
    [...new Set(payloads.map(({ id, userId }) => `${userId} ${id}`))].map((line) => {
      const [userId, id] = line.split(" ") as [string, string];
      return { to: { userId }, message: { type: "resumeUpload.changed" as const, id } };
    }),
});
