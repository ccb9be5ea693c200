import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";

/**
 * A thread has a new or changed message. Announced to the talent and to all members of the Space; the API decides what each may
 * see.
 */
export const messageChanged = defineEvent({
  name: "message.changed",
  payload: z.object({ threadId: z.uuid(), spaceId: z.uuid(), talentId: z.uuid() }),
  announce: async (db, payloads) => {
    const spaces = [...new Set(payloads.map(({ spaceId }) => spaceId))];
    const members = await db
      .selectFrom("members")
      .select(["space_id", "user_id"])
      .where("space_id", "in", spaces)
      .where("enabled", "=", true)
      .execute();
    const threads = new Map(payloads.map((payload) => [payload.threadId, payload]));
    return [...threads.values()].flatMap(({ threadId, spaceId, talentId }) => {
      const ofSpace = members.filter(({ space_id }) => space_id === spaceId).map(({ user_id }) => user_id);
      return [...new Set([talentId, ...ofSpace])].map((userId) => ({
        to: { userId },
        message: { type: "message.changed" as const, id: threadId },
      }));
    });
  },
});
