import type { Db } from "@orbita/db";
import { sql } from "kysely";

export const findOpeningSpaceName = async (db: Db, id: string): Promise<string> => {
  const { name } = await db.selectFrom("spaces").select("name").where("id", "=", id).executeTakeFirstOrThrow();
  return name;
};

/** The contact details of a talent who accepted a contact request of this Space. */
export const findContacts = (db: Db, spaceId: string, resumeId: string) =>
  db
    .selectFrom("contact_offers")
    .innerJoin("resumes", "resumes.id", "contact_offers.resume_id")
    .innerJoin("users", "users.id", "resumes.owner_id")
    // Selects only the contacts that the talent chose to share when they accepted the contact request.
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
