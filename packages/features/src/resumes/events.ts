import { z } from "zod";
import { defineEvent, type RealtimeAnnouncement } from "../kernel/event.ts";
import { memberIds } from "./queries.ts";

const unique = (values: readonly string[]) => [...new Set(values)];

/** A resume changed. Announced to the talent who owns it, or to all members of the Space that stores it. */
export const resumeChanged = defineEvent({
  name: "resume.changed",
  payload: z.object({ id: z.uuid(), ownerId: z.uuid().nullable(), spaceId: z.uuid().nullable() }),
  projectedElsewhere: true,
  announce: async (db, payloads) => {
    const members = await memberIds(db, unique(payloads.flatMap(({ spaceId }) => spaceId ?? [])));
    const heard = payloads.flatMap(({ id, ownerId, spaceId }) => {
      const users = ownerId ? [ownerId] : members.filter(({ space_id }) => space_id === spaceId).map((m) => m.user_id);
      return users.map((userId) => `${userId} ${id}`);
    });
    return unique(heard).map((line): RealtimeAnnouncement => {
      const [userId, id] = line.split(" ") as [string, string];
      return { to: { userId }, message: { type: "resume.changed", id } };
    });
  },
});
