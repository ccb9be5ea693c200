import { z } from "zod";
import { defineEvent, type RealtimeAnnouncement } from "../kernel/event.ts";
import { findMemberIds } from "./queries.ts";

const unique = (values: readonly string[]) => [...new Set(values)];

/**
 * A user joined or left a Space, or changed role. The user's own browsers reload the session, and leave the Space if the user is
 * no longer a member. The browsers of the other members reload what they show of the Space.
 */
export const memberChanged = defineEvent({
  name: "member.changed",
  payload: z.object({ spaceId: z.uuid(), userId: z.uuid() }),
  announce: async (db, payloads) => {
    const persons = unique(payloads.map(({ userId }) => userId)).map((userId): RealtimeAnnouncement => ({
      to: { userId },
      message: { type: "me.changed", id: userId },
    }));
    const members = await findMemberIds(db, unique(payloads.map(({ spaceId }) => spaceId)));
    return [
      ...persons,
      ...members.map(({ spaceId, userId }): RealtimeAnnouncement => ({
        to: { userId },
        message: { type: "space.changed", id: spaceId },
      })),
    ];
  },
});
