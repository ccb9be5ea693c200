import type { EntityHistoryEntry, EntityEvent } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** The maximum number of events read for a record. */
const most = 200;

type RelatedEventRow = { at: Date; by_id: string | null; what: EntityEvent; details: Record<string, string> };

/**
 * The events of a user: their activity log, the documents they uploaded, and the Spaces that opened their resume. Leaves out
 * sessions, which the back office lists separately.
 */
const aroundUser = (id: string) => sql<RelatedEventRow>`
  select at, by_id, what, details from (
    (select at, user_id as by_id, kind as what, details from activities
      where user_id = ${id} and kind not in ('session.opened', 'session.ended', 'resume.opened') order by at desc limit ${most})
    union all
    (select created_at, sent_by, 'resume.uploaded', jsonb_build_object('name', name, 'size', size::text)
      from resume_uploads where owner_id = ${id} order by created_at desc limit ${most})
    union all
    (select updated_at, owner_id, 'resume.confirmed', jsonb_build_object('name', name)
      from resume_uploads where owner_id = ${id} and state = 'confirmed' order by updated_at desc limit ${most})
    union all
    (select o.at, o.user_id, 'resume.opened', jsonb_build_object('space', s.name)
      from resume_openings o join resumes r on r.id = o.resume_id join spaces s on s.id = o.space_id
      where r.owner_id = ${id} order by o.at desc limit ${most})) as around
  order by at desc limit ${most}`;

/** Events related to a record of the back office. Only users have such events. */
export async function findAround(db: Db, kind: string, id: string): Promise<EntityHistoryEntry[]> {
  if (kind !== "user") return [];
  const { rows } = await aroundUser(id).execute(db);
  return rows.map(({ at, by_id, what, details }) => ({
    at: at.toISOString(),
    by: null,
    byId: by_id,
    why: null,
    what,
    details,
    before: null,
    after: null,
  }));
}
