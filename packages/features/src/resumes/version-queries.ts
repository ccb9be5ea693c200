import type { Db, Tables, Tx } from "@orbita/db";
import type { Insertable, Selectable, Updateable } from "kysely";

export type ResumeVersionRow = Selectable<Tables["resume_versions"]>;

const own = (db: Db, ownerId: string) =>
  db
    .selectFrom("resume_versions")
    .innerJoin("resumes", "resumes.id", "resume_versions.resume_id")
    .selectAll("resume_versions")
    .where("resumes.owner_id", "=", ownerId);

export const findResumeVersions = (db: Db, ownerId: string): Promise<ResumeVersionRow[]> =>
  own(db, ownerId).orderBy("resume_versions.created_at").orderBy("resume_versions.id").execute();

export const findVersion = (db: Db, ownerId: string, id: string): Promise<ResumeVersionRow | undefined> =>
  own(db, ownerId).where("resume_versions.id", "=", id).executeTakeFirst();

export const insertResumeVersion = (tx: Tx, values: Insertable<Tables["resume_versions"]>): Promise<ResumeVersionRow> =>
  tx.insertInto("resume_versions").values(values).returningAll().executeTakeFirstOrThrow();

export const saveVersion = (
  tx: Tx,
  id: string,
  change: Updateable<Tables["resume_versions"]>,
): Promise<ResumeVersionRow> =>
  tx.updateTable("resume_versions").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

export async function deleteVersion(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("resume_versions").where("id", "=", id).execute();
}
