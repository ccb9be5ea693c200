import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";

/**
 * An application changed. Sent to the members of the Space at once; the talent gets `applicationTold` later, once they may know.
 */
export const applicationChanged = defineEvent({
  name: "application.changed",
  payload: z.object({ id: z.uuid(), spaceId: z.uuid() }),
  announce: async (db, payloads) => {
    const spaces = [...new Set(payloads.map(({ spaceId }) => spaceId))];
    const members = await db
      .selectFrom("members")
      .select(["space_id", "user_id"])
      .where("space_id", "in", spaces)
      .where("enabled", "=", true)
      .execute();
    const ids = new Map(payloads.map(({ id, spaceId }) => [id, spaceId]));
    return [...ids].flatMap(([id, spaceId]) =>
      members
        .filter((member) => member.space_id === spaceId)
        .map(({ user_id }) => ({ to: { userId: user_id }, message: { type: "application.changed" as const, id } })),
    );
  },
});

/** A change of an application, sent only to the talent, once they may know about the change. */
export const applicationTold = defineEvent({
  name: "application.told",
  payload: z.object({ id: z.uuid(), talentId: z.uuid() }),
  announce: async (_db, payloads) =>
    payloads.map(({ id, talentId }) => ({
      to: { userId: talentId },
      message: { type: "application.changed" as const, id },
    })),
});
