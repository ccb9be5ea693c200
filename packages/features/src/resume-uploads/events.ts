import { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { defineEvent } from "../kernel/event.ts";
import type { UploadWithRecipient } from "./reading-queries.ts";

/** A stage in the reading of a CV upload, or the whole reading, finished. Announced to the user who waits for the result. */
export const resumeUploadChanged = defineEvent({
  name: "resumeUpload.changed",
  payload: z.object({ id: z.uuid(), userId: z.uuid() }),
  announce: async (_db, payloads) =>
    [...new Set(payloads.map(({ id, userId }) => `${userId} ${id}`))].map((line) => {
      const [userId, id] = line.split(" ") as [string, string];
      return { to: { userId }, message: { type: "resumeUpload.changed" as const, id } };
    }),
});

/** Notifies the user who waits for the reading of a CV, if the account still exists. */
export async function announceUpload({ tell }: Pick<Ctx, "tell">, { id, userId }: UploadWithRecipient): Promise<void> {
  if (userId !== null) await tell(resumeUploadChanged, { id, userId });
}
