import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import type { PostCounts } from "./rules.ts";

/** Locks the user's row, which serializes concurrent posts of one user. */
export const lockWriter = (tx: Tx, id: string) =>
  tx.selectFrom("users").select("created_at").where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();

/**
 * Counts recent posts of the user, also those written for a Space or as the house (Orbita itself). Deleted posts count too, because they were read
 * and people were notified.
 */
export async function countWritten(
  tx: Tx,
  authorId: string,
  { hour, day }: { hour: Date; day: Date },
): Promise<PostCounts> {
  const { rows } = await sql<PostCounts>`
    select count(*) filter (where created_at > ${hour})::integer as "lastHour", count(*)::integer as "lastDay" from (
      select created_at from posts where author_id = ${authorId} and created_at > ${day}
      union all
      select (h.before ->> 'created_at')::timestamptz from history h
      where h.actor_id = ${authorId} and h.at > ${day} and h.entity = 'posts' and h.action = 'delete'
        and h.before ->> 'author_id' = ${authorId}::text and (h.before ->> 'created_at')::timestamptz > ${day}) written`.execute(
    tx,
  );
  return rows[0]!;
}
