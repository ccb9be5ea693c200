import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { z } from "zod";
import { defineEvent, type RealtimeAnnouncement } from "../kernel/event.ts";

type ChannelEventPayload = { id: string; userId: string | null; everybody: boolean };
type ChannelMembership = { channel_id: string; user_id: string; state: string; role: string };

async function channelSubscribers(db: Db, payloads: readonly ChannelEventPayload[]): Promise<RealtimeAnnouncement[]> {
  const ids = [...new Set(payloads.filter(({ everybody }) => !everybody).map(({ id }) => id))];
  const { rows } = await sql<ChannelMembership>`
    select channel_id, user_id, state, role from channel_members where channel_id = any (${ids}::uuid[])`.execute(db);
  return payloads.flatMap(({ id, userId, everybody }): RealtimeAnnouncement[] => {
    const message = { type: "channel.changed" as const, id };
    if (everybody) return [{ to: "shared", message }];
    const inside = rows.filter(({ channel_id }) => channel_id === id);
    const heard =
      userId === null
        ? inside.filter(({ state }) => state !== "asked").map(({ user_id }) => user_id)
        : [userId, ...inside.filter(({ role }) => role === "moderator").map(({ user_id }) => user_id)];
    return [...new Set(heard)].map((person) => ({ to: { userId: person }, message }));
  });
}

/**
 * A channel or the membership of one user changed. A change of membership is published only to that user and the moderators.
 * Events of a closed channel reach only members and invited users, so that its existence is not revealed.
 */
export const channelChanged = defineEvent({
  name: "channel.changed",
  payload: z.object({ id: z.uuid(), userId: z.uuid().nullable(), everybody: z.boolean() }),
  announce: channelSubscribers,
});
