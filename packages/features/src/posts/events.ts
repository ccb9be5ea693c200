import type { RealtimeType } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { z } from "zod";
import { defineEvent, type RealtimeAnnouncement } from "../kernel/event.ts";

type PostEventPayload = { id: string; channelId: string | null };

/**
 * The recipients of a change event about a post. In a channel that is not open only its members receive it, because even the activity there is
 * private; in a disabled channel no user does.
 */
export async function postSubscribers(
  db: Db,
  payloads: readonly PostEventPayload[],
  type: RealtimeType,
): Promise<RealtimeAnnouncement[]> {
  const channelIds = [...new Set(payloads.flatMap(({ channelId }) => channelId ?? []))];
  const { rows } = await sql<{ channel_id: string; user_id: string }>`
    select m.channel_id, m.user_id from channels c join channel_members m on m.channel_id = c.id and m.state = 'member'
    where c.id = any (${channelIds}::uuid[]) and c.type <> 'open' and c.enabled`.execute(db);
  const { rows: open } = await sql<{ id: string }>`
    select id from channels where id = any (${channelIds}::uuid[]) and type = 'open' and enabled`.execute(db);
  return payloads.flatMap(({ id, channelId }): RealtimeAnnouncement[] => {
    const message = { type, id };
    if (channelId === null || open.some((channel) => channel.id === channelId)) return [{ to: "shared", message }];
    return rows
      .filter((row) => row.channel_id === channelId)
      .map(({ user_id }) => ({ to: { userId: user_id }, message }));
  });
}

const payload = z.object({ id: z.uuid(), channelId: z.uuid().nullable() });

/** A post was created, changed or deleted. */
export const postChanged = defineEvent({
  name: "post.changed",
  payload,
  announce: (db, payloads) => postSubscribers(db, payloads, "post.changed"),
});
