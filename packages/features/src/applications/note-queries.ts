import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type ApplicationNoteRow = Selectable<Tables["application_notes"]> & {
  author: string | null;
  changer: string | null;
};

const notes = (db: Db) =>
  db
    .selectFrom("application_notes")
    .leftJoin("users", "users.id", "application_notes.author_id")
    .leftJoin("users as changers", "changers.id", "application_notes.changed_by")
    .selectAll("application_notes")
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as("author"))
    .select(sql<string | null>`changers.first_name || ' ' || changers.last_name`.as("changer"));

export const findNotes = (db: Db, applicationId: string): Promise<ApplicationNoteRow[]> =>
  notes(db)
    .where("application_id", "=", applicationId)
    .orderBy("application_notes.created_at")
    .orderBy("application_notes.id")
    .execute();

export const findNote = (db: Db, applicationId: string, id: string): Promise<ApplicationNoteRow | undefined> =>
  notes(db).where("application_id", "=", applicationId).where("application_notes.id", "=", id).executeTakeFirst();

export async function insertNote(tx: Tx, values: Insertable<Tables["application_notes"]>): Promise<void> {
  await tx.insertInto("application_notes").values(values).execute();
}

/** Locks a note on an application, which serialises concurrent changes, and returns the note's version. */
export const lockNote = async (tx: Tx, id: string): Promise<number | undefined> =>
  (await tx.selectFrom("application_notes").select("version").where("id", "=", id).forUpdate().executeTakeFirst())
    ?.version;

export async function updateNote(tx: Tx, id: string, change: { text: string; changed_by: string | null }) {
  await tx.updateTable("application_notes").set(change).where("id", "=", id).execute();
}

export async function deleteNote(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("application_notes").where("id", "=", id).execute();
}
