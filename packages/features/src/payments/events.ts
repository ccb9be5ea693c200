import { sql } from "kysely";
import { z } from "zod";
import { defineEvent, type RealtimeAnnouncement } from "../kernel/event.ts";

/** Billing data of a Space changed. Its owners' pages reload them. `id` is the Space's id. */
export const billingChanged = defineEvent({
  name: "billing.changed",
  payload: z.object({ id: z.uuid() }),
  announce: async (db, payloads) => {
    const { rows } = await sql<{ space_id: string; user_id: string }>`
      select space_id, user_id from members
      where role = 'owner' and space_id = any (${payloads.map(({ id }) => id)}::uuid[])`.execute(db);
    return rows.map(({ space_id, user_id }): RealtimeAnnouncement => ({
      to: { userId: user_id },
      message: { type: "billing.changed", id: space_id },
    }));
  },
});
