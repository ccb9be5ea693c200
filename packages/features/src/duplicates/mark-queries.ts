import type { Resume } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import type { DuplicateKeys } from "./marks.ts";

export type UnindexedSubjectRow = { id: string; space_id: string; application_id: string | null; email: string | null };

export const findWaiting = (db: Db, limit: number): Promise<UnindexedSubjectRow[]> =>
  db
    .selectFrom("duplicate_subjects as s")
    .leftJoin("candidates as c", "c.resume_id", "s.candidate_id")
    .select(["s.id", "s.space_id", "s.application_id", "c.email"])
    .where("s.marked_at", "is", null)
    .orderBy("s.id")
    .limit(limit)
    .execute();

export const findSnapshot = async (db: Db, id: string): Promise<Resume | undefined> =>
  (await db.selectFrom("applications").select("snapshot").where("id", "=", id).executeTakeFirst())?.snapshot as
    | Resume
    | undefined;

/** Replaces the duplicate marks of an application or added CV. Does nothing if it was deleted or sent again in the meantime. */
export async function saveMarks(
  tx: Tx,
  row: UnindexedSubjectRow,
  { marks, fingerprint }: DuplicateKeys,
  now: Date,
): Promise<void> {
  const waiting = await tx
    .updateTable("duplicate_subjects")
    .set({ marked_at: now, fingerprint: fingerprint === null ? null : BigInt.asIntN(64, fingerprint).toString() })
    .where("id", "=", row.id)
    .where("marked_at", "is", null)
    .executeTakeFirst();
  if (waiting.numUpdatedRows === 0n) return;
  await tx.deleteFrom("duplicate_marks").where("subject_id", "=", row.id).execute();
  if (marks.length > 0)
    await tx
      .insertInto("duplicate_marks")
      .values(marks.map((mark) => ({ ...mark, subject_id: row.id, space_id: row.space_id })))
      .execute();
}
