import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

type Opening = { resumeId: string; spaceId: string; userId: string; at: Date };

/** Returns whether this opening is new. The lock serializes two tabs of the same member. */
export async function insertOpening(tx: Tx, { resumeId, spaceId, userId, at }: Opening, since: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`opening ${resumeId} ${userId} ${spaceId}`}, 0))`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`
    insert into resume_openings (resume_id, space_id, user_id, at)
    select ${resumeId}, ${spaceId}, ${userId}, ${at}
    where not exists (select from resume_openings
      where resume_id = ${resumeId} and user_id = ${userId} and space_id = ${spaceId} and at > ${since})`.execute(tx);
  return numAffectedRows === 1n;
}

export const findSpaceName = async (db: Db, id: string): Promise<string> => {
  const { name } = await db.selectFrom("spaces").select("name").where("id", "=", id).executeTakeFirstOrThrow();
  return name;
};

/** The contact details of a talent who accepted an offer of this Space. */
export const findContacts = (db: Db, spaceId: string, resumeId: string) =>
  db
    .selectFrom("contact_offers")
    .innerJoin("resumes", "resumes.id", "contact_offers.resume_id")
    .innerJoin("users", "users.id", "resumes.owner_id")
    // Only what the talent chose to share when they accepted: see contact-offers.
    .select(sql<string | null>`case when contact_offers.share_email then users.email end`.as("email"))
    .select(
      sql<
        string | null
      >`case when contact_offers.share_phone then coalesce(users.phone, resumes.contacts ->> 'phone') end`.as("phone"),
    )
    .where("contact_offers.space_id", "=", spaceId)
    .where("contact_offers.resume_id", "=", resumeId)
    .where("contact_offers.state", "=", "accepted")
    .executeTakeFirst();
