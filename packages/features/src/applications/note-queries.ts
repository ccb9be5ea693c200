import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type NoteRow = Selectable<Tables["application_notes"]> & { author: string | null };

const notes = (db: Db) =>
  db
    .selectFrom("application_notes")
    .leftJoin("users", "users.id", "application_notes.author_id")
    .selectAll("application_notes")
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as("author"));

export const findNotes = (db: Db, applicationId: string): Promise<NoteRow[]> =>
  notes(db)
    .where("application_id", "=", applicationId)
    .orderBy("application_notes.created_at")
    .orderBy("application_notes.id")
    .execute();

export const findNote = (db: Db, applicationId: string, id: string): Promise<NoteRow | undefined> =>
  notes(db).where("application_id", "=", applicationId).where("application_notes.id", "=", id).executeTakeFirst();

export async function insertNote(tx: Tx, values: Insertable<Tables["application_notes"]>): Promise<void> {
  await tx.insertInto("application_notes").values(values).execute();
}

export async function updateNote(tx: Tx, id: string, text: string): Promise<void> {
  await tx.updateTable("application_notes").set({ text }).where("id", "=", id).execute();
}

export async function deleteNote(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("application_notes").where("id", "=", id).execute();
}
