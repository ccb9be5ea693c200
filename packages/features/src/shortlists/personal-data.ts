import type { Db } from "@orbita/db";

/**
 * Notes of Spaces about this person, who may read them like the notes of an application. The authors of the notes are left out,
 * because they are other people's data.
 */
export const findShortlistedBy = (db: Db, userId: string) =>
  db
    .selectFrom("shortlist_entries as entry")
    .innerJoin("shortlists as list", "list.id", "entry.shortlist_id")
    .innerJoin("spaces", "spaces.id", "list.space_id")
    .innerJoin("resumes", "resumes.id", "entry.resume_id")
    .select(["spaces.name as space", "spaces.url", "list.name as list", "entry.note", "entry.created_at as added"])
    .where("resumes.owner_id", "=", userId)
    .orderBy("entry.created_at")
    .execute();

/**
 * Query of CV openings, for the data export of a user: which Spaces opened the user's CV, and for which Spaces the user opened
 * CVs of others. These others are not named.
 */
const openings = (db: Db) =>
  db
    .selectFrom("resume_openings as opening")
    .innerJoin("spaces", "spaces.id", "opening.space_id")
    .innerJoin("resumes", "resumes.id", "opening.resume_id")
    .select(["spaces.name as space", "spaces.url", "opening.at"])
    .orderBy("opening.at");

export const findOpeningsOf = (db: Db, userId: string) => openings(db).where("resumes.owner_id", "=", userId).execute();
export const findOpeningsBy = (db: Db, userId: string) => openings(db).where("opening.user_id", "=", userId).execute();
