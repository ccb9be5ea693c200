import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** The channels where this user is a member, requested to join or was invited. */
export const findChannelsOf = (db: Db, userId: string) =>
  db
    .selectFrom("channel_members")
    .innerJoin("channels", "channels.id", "channel_members.channel_id")
    .select(["channels.name", "channels.url", "channel_members.state", "channel_members.role"])
    .select(["channel_members.notices", "channel_members.seen_at as seenUntil", "channel_members.created_at as since"])
    .where("channel_members.user_id", "=", userId)
    .orderBy("channel_members.created_at")
    .orderBy("channels.name")
    .execute();

/** The user's proposals of channels, and proposals that name the user; texts by other users are left out. */
export async function findProposalsOf(db: Db, userId: string) {
  const { rows } = await sql`
    select p.name, p.user_id = ${userId} as mine, case when p.user_id = ${userId} then p.why end as why, p.state,
      p.created_at as proposed
    from channel_proposals p where p.user_id = ${userId} or ${userId} = any (p.people) order by p.created_at, p.id`.execute(
    db,
  );
  return rows;
}
