import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { isHiddenPost } from "../job-marks/index.ts";

type FreshMatch = { search_id: string; target_id: string };

const news = (ids: readonly string[]) => sql`saved_searches s join saved_search_matches m on m.search_id = s.id
  and m.matched_at > s.opened_at where s.id = any (${ids}::uuid[])`;

/** Counts, for each saved search, the posts found since its owner last opened it that are still public and that the owner has not hidden. */
export async function countFreshPosts(db: Db, ids: readonly string[], now: Date): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; count: number }>`
    select s.id, count(*)::integer as count from ${news(ids)}
      and exists (select from job_posts p join spaces c on c.id = p.space_id where p.id = m.target_id
        and p.status = 'published' and p.enabled and c.enabled and p.expires_at > ${now}
        and not ${isHiddenPost(sql`s.user_id`, "p")})
    group by s.id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Upper limit of the count of new matches of a saved search. */
const mostCounted = 2_000;

/** People found since each saved talent search was last opened. The caller must check with talent search whether they are still visible. */
export async function findFreshTalents(db: Db, ids: readonly string[]): Promise<FreshMatch[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FreshMatch>`
    select m.search_id, m.target_id from ${news(ids)} order by m.matched_at desc limit ${mostCounted}`.execute(db);
  return rows;
}
