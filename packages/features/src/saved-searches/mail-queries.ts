import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { NotificationRow } from "../notifications/index.ts";
import type { SearchRow } from "./queries.ts";

export type ToldRow = SearchRow & { space_url: string | null; user_told: string; targets: string[] };

/** The search of a notification, with the matches it reported. */
export async function findTold(db: Db, { user_id, data }: NotificationRow): Promise<ToldRow | undefined> {
  const { searchId, at } = data as { searchId: string; at: string };
  const { rows } = await sql<ToldRow>`
    select s.*, c.url as space_url, ${user_id}::uuid as user_told,
      array(select m.target_id::text from saved_search_matches m where m.search_id = s.id and m.told_at = ${at}
        order by m.target_id desc) as targets
    from saved_searches s left join spaces c on c.id = s.space_id
    where s.id = ${searchId} and (s.user_id = ${user_id} or s.saved_by = ${user_id})`.execute(db);
  return rows[0];
}
