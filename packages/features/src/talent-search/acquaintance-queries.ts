import type { ContactRequestState } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { isNamedTo } from "../kernel/anonymity.ts";

export type AcquaintanceRow = {
  id: string;
  owner_id: string | null;
  show_name: boolean;
  opened_at: Date | null;
  shortlist_ids: string[];
  request_id: string | null;
  request_state: ContactRequestState | null;
  requested_at: Date | null;
};

type AcquaintanceQuery = { spaceId: string; userId: string; now: Date };

/**
 * The Space's and this member's relations to one page of people, such as opened CVs and contact requests. An expired contact
 * request counts as over, even before its state is updated.
 */
export async function findAcquaintances(
  db: Db,
  { spaceId, userId, now }: AcquaintanceQuery,
  resumeIds: readonly string[],
): Promise<AcquaintanceRow[]> {
  const viewer = { viewerId: userId, spaceId: sql`${spaceId}::uuid` };
  const { rows } = await sql<AcquaintanceRow>`
    select r.id, r.owner_id, ${isNamedTo(viewer, sql.ref("r.owner_id"), "s")} as show_name,
      (select max(o.at) from resume_openings o
        where o.user_id = ${userId} and o.space_id = ${spaceId} and o.resume_id = r.id) as opened_at,
      array(select e.shortlist_id from shortlist_entries e join shortlists l on l.id = e.shortlist_id
        where e.resume_id = r.id and l.space_id = ${spaceId} order by lower(l.name)) as shortlist_ids,
      request.id as request_id, request.state as request_state, request.created_at as requested_at
    from resumes r left join user_settings s on s.user_id = r.owner_id
    left join lateral (
      select c.id, c.created_at,
        case when c.state = 'sent' and c.expires_at <= ${now} then 'expired' else c.state end as state
      from contact_offers c where c.resume_id = r.id and c.space_id = ${spaceId}
      order by c.created_at desc, c.id desc limit 1) request on true
    where r.id = any (${resumeIds}::uuid[])`.execute(db);
  return rows;
}
