import { candidateMonths } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type AddedCvRow = Selectable<Tables["candidates"]> & {
  adder: string | null;
  file_id: string | null;
  kept_until: Date;
  space_name: string;
  space_url: string;
};

const keptUntil = sql<Date>`candidates.created_at + ${`${candidateMonths} months`}::interval`;

/**
 * Query of added CVs, without those of closed Spaces. A suspended Space keeps its added CVs, so that the people whom they are
 * about keep their rights.
 */
const candidates = (db: Db) =>
  db
    .selectFrom("candidates")
    .innerJoin("spaces", "spaces.id", "candidates.space_id")
    .leftJoin("users", "users.id", "candidates.added_by")
    .leftJoin("resume_uploads", "resume_uploads.id", "candidates.upload_id")
    .selectAll("candidates")
    .select(["spaces.name as space_name", "spaces.url as space_url", "resume_uploads.file_id"])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as("adder"))
    .select(keptUntil.as("kept_until"))
    .where("spaces.closed_at", "is", null);

/**
 * SQL predicate: moderation did not hide the CV. A hidden CV does not exist for its Space; the person can still read and erase it
 * with the link in the notice.
 */
const isShown = sql<boolean>`exists (select from resumes r where r.id = candidates.resume_id and r.enabled)`;

/** An added CV, even if moderation hid it; for erasure and notices. */
export const findCandidate = (db: Db, id: string): Promise<AddedCvRow | undefined> =>
  candidates(db).where("candidates.resume_id", "=", id).executeTakeFirst();

export const findShownCandidate = (db: Db, id: string): Promise<AddedCvRow | undefined> =>
  candidates(db).where("candidates.resume_id", "=", id).where(isShown).executeTakeFirst();

/** Finds an added CV by the hash of the secret in the notice's link. */
export const findNoticed = (db: Db, secretHash: Buffer): Promise<AddedCvRow | undefined> =>
  candidates(db).where("candidates.secret_hash", "=", secretHash).executeTakeFirst();

export async function findCandidates(db: Db, spaceId: string, { page, size }: { page: number; size: number }) {
  const rows = await candidates(db)
    .where("candidates.space_id", "=", spaceId)
    .where(isShown)
    .orderBy("candidates.created_at", "desc")
    .orderBy("candidates.resume_id", "desc")
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await db
    .selectFrom("candidates")
    .select(sql<number>`count(*)::integer`.as("total"))
    .where("space_id", "=", spaceId)
    .where(isShown)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Inserts an added CV. Returns false if the Space already has a CV with this email address. */
export async function insertCandidate(tx: Tx, values: Insertable<Tables["candidates"]>): Promise<boolean> {
  const row = await tx
    .insertInto("candidates")
    .values(values)
    .onConflict((conflict) => conflict.columns(["space_id", "email"]).doNothing())
    .returning("resume_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function markCandidateNotified(
  tx: Tx,
  id: string,
  { now, secretHash }: { now: Date; secretHash: Buffer },
) {
  await tx
    .updateTable("candidates")
    .set({ told_at: now, secret_hash: secretHash })
    .where("resume_id", "=", id)
    .execute();
}

/** Added CVs whose retention period is over. */
export const findExpired = async (db: Db, now: Date, limit: number): Promise<AddedCvRow[]> =>
  candidates(db).where(keptUntil, "<=", now).orderBy("candidates.created_at").limit(limit).execute();
