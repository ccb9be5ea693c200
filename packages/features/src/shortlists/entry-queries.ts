import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

export type ShortlistEntryRow = {
  resume_id: string;
  note: string | null;
  by: string | null;
  created_at: Date;
};

/** The entries of a shortlist, newest first. */
export const findShortlistEntries = (
  db: Db,
  shortlistId: string,
  { page, size }: { page: number; size: number },
): Promise<ShortlistEntryRow[]> =>
  db
    .selectFrom("shortlist_entries as entry")
    .leftJoin("users", "users.id", "entry.added_by")
    .select(["entry.resume_id", "entry.note", "entry.created_at"])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as("by"))
    .where("entry.shortlist_id", "=", shortlistId)
    .orderBy("entry.created_at", "desc")
    .orderBy("entry.resume_id")
    .limit(size)
    .offset(page * size)
    .execute();

export const countShortlistEntries = async (tx: Tx, shortlistId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom("shortlist_entries")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("shortlist_id", "=", shortlistId)
    .executeTakeFirstOrThrow();
  return count;
};

type EntryKey = { shortlistId: string; resumeId: string };

export const hasShortlistEntry = async (tx: Tx, { shortlistId, resumeId }: EntryKey): Promise<boolean> => {
  const row = await tx
    .selectFrom("shortlist_entries")
    .select("resume_id")
    .where("shortlist_id", "=", shortlistId)
    .where("resume_id", "=", resumeId)
    .executeTakeFirst();
  return row !== undefined;
};

export async function insertEntry(
  tx: Tx,
  { shortlistId, resumeId }: EntryKey,
  { note, by, at }: { note: string | null; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto("shortlist_entries")
    .values({ shortlist_id: shortlistId, resume_id: resumeId, note, added_by: by, created_at: at, updated_at: at })
    .execute();
}

export async function saveNote(tx: Tx, { shortlistId, resumeId }: EntryKey, note: string | null): Promise<void> {
  await tx
    .updateTable("shortlist_entries")
    .set({ note })
    .where("shortlist_id", "=", shortlistId)
    .where("resume_id", "=", resumeId)
    .execute();
}

export async function deleteShortlistEntry(tx: Tx, { shortlistId, resumeId }: EntryKey): Promise<void> {
  await tx
    .deleteFrom("shortlist_entries")
    .where("shortlist_id", "=", shortlistId)
    .where("resume_id", "=", resumeId)
    .execute();
}
