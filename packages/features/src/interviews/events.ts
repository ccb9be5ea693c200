import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";

/** An interview changed. Sent to the talent and to the members of the Space. */
export const interviewChanged = defineEvent({
  name: "interview.changed",
  payload: z.object({ id: z.uuid(), spaceId: z.uuid(), talentId: z.uuid() }),
  announce: async (db, payloads) => {
    const members = await db
      .selectFrom("members")
      .select(["space_id", "user_id"])
      .where("space_id", "in", [...new Set(payloads.map(({ spaceId }) => spaceId))])
      .where("enabled", "=", true)
      .execute();
    return payloads.flatMap(({ id, spaceId, talentId }) => {
      const ofSpace = members.filter(({ space_id }) => space_id === spaceId).map(({ user_id }) => user_id);
      return [...new Set([talentId, ...ofSpace])].map((userId) => ({
        to: { userId },
        message: { type: "interview.changed" as const, id },
      }));
    });
  },
});
