import { z } from "zod";
import { defineEvent, type Announcement } from "../kernel/event.ts";
import { findMemberIds } from "./queries.ts";

const unique = (values: readonly string[]) => [...new Set(values)];

/**
 * A user joined or left a Space, or changed role. Their own browsers reload the session, and leave the Space if they are out;
 * those of the other members reload what they show of it.
 */
export const memberChanged = defineEvent({
  name: "member.changed",
  payload: z.object({ spaceId: z.uuid(), userId: z.uuid() }),
  announce: async (db, payloads) => {
    const persons = unique(payloads.map(({ userId }) => userId)).map((userId): Announcement => ({
      to: { userId },
      message: { type: "me.changed", id: userId },
    }));
    const members = await findMemberIds(db, unique(payloads.map(({ spaceId }) => spaceId)));
    return [
      ...persons,
      ...members.map(({ spaceId, userId }): Announcement => ({
        to: { userId },
        message: { type: "space.changed", id: spaceId },
      })),
    ];
  },
});
