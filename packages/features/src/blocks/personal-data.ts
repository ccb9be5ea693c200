import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** The people and Spaces that this user muted or blocked. The export never reveals users who muted or blocked them. */
export async function findBlocksBy(db: Db, userId: string) {
  const { rows } = await sql`
    select b.kind, coalesce(s.url, u.username) as address, b.created_at as since
    from blocks b left join users u on u.id = b.person_id left join spaces s on s.id = b.space_id
    where b.user_id = ${userId} order by b.created_at, b.id`.execute(db);
  return rows;
}
