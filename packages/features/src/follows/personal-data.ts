import type { Db } from "@orbita/db";
import { sql } from "kysely";

/**
 * The people, Spaces and tags this user follows, by their public address. Their followers are other people's data and are left
 * out.
 */
export async function findFollowsBy(db: Db, userId: string) {
  const { rows } = await sql`
    select case when f.tag is not null then 'tag' when f.space_id is not null then 'space' else 'person' end as kind,
      coalesce(f.tag, s.url, u.username) as address, f.created_at as since
    from follows f left join users u on u.id = f.person_id left join spaces s on s.id = f.space_id
    where f.user_id = ${userId} order by f.created_at, f.id`.execute(db);
  return rows;
}
