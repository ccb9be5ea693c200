import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** The user's own saved searches with their matches, and the searches that they saved for a Space. */
export async function exportSavedSearches(db: Db, userId: string) {
  const { rows } = await sql`
    select s.name, c.name as space, s.filters, s.frequency, s.created_at as created, s.opened_at as opened,
      case when s.user_id is not null then coalesce((select json_agg(json_build_object('jobPost', p.title, 'matched', m.matched_at,
          'told', m.told_at) order by m.matched_at)
        from saved_search_matches m join job_posts p on p.id = m.target_id
        where m.search_id = s.id and m.matched_at > s.since), '[]') end as matches
    from saved_searches s left join spaces c on c.id = s.space_id
    where s.user_id = ${userId} or s.saved_by = ${userId} order by s.created_at`.execute(db);
  return rows;
}
