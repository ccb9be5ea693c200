import { z } from "zod";
import { defineEvent } from "../kernel/event.ts";
import { findContactRequestAnswerers } from "./limit-queries.ts";

/** A contact request changed. Sent to the talent, and to the recruiters and owners of the Space. */
export const contactRequestChanged = defineEvent({
  name: "contactRequest.changed",
  formerName: "offer.changed",
  payload: z.object({ id: z.uuid(), spaceId: z.uuid(), talentId: z.uuid() }),
  announce: async (db, payloads) => {
    const members = await findContactRequestAnswerers(db, [...new Set(payloads.map(({ spaceId }) => spaceId))]);
    const told = payloads.flatMap(({ id, spaceId, talentId }) => {
      const ofSpace = members.filter(({ space_id }) => space_id === spaceId).map(({ user_id }) => user_id);
      return [...new Set([talentId, ...ofSpace])].map((userId) => ({ id, userId }));
    });
    return told.map(({ id, userId }) => ({ to: { userId }, message: { type: "contactRequest.changed" as const, id } }));
  },
});
