import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** The moderation reports by this user, with their outcome. */
export async function findReportsBy(db: Db, userId: string) {
  const { rows } = await sql`
    select c.kind, c.quoted, r.reason, r.note, r.created_at as reported, c.decision, c.rule, c.explanation, c.decided_at as decided
    from reports r join moderation_cases c on c.id = r.case_id
    where r.user_id = ${userId} order by r.created_at, r.id`.execute(db);
  return rows;
}

/** Decisions about this user's content; without reporters and without undecided cases. */
export async function findDecisionsAbout(db: Db, userId: string) {
  const { rows } = await sql`
    select c.id, c.kind, c.quoted, c.state, c.decision, c.ground, c.rule, c.explanation, c.decided_at as decided,
      c.appeal, c.appealed_at as appealed
    from moderation_cases c
    where c.author_id = ${userId} and c.state <> 'open' order by c.created_at, c.id`.execute(db);
  return rows;
}
