import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** The times when talent search showed this user to a Space, for the personal data export. */
export async function findShowingsOf(db: Db, userId: string) {
  const { rows } = await sql`select s.name as space, t.day::text as day, t.times, t.named, t.surfaces
    from talent_showings t join resumes r on r.id = t.resume_id join spaces s on s.id = t.space_id
    where r.owner_id = ${userId} order by t.day, s.name`.execute(db);
  return rows;
}

export async function findLinkVisitsOf(db: Db, userId: string) {
  const { rows } = await sql`select l.label, l.at from share_link_openings l join resumes r on r.id = l.resume_id
    where r.owner_id = ${userId} order by l.at`.execute(db);
  return rows;
}
