import type { Decisions, CompletedStage, ParsedDocument } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type UploadRow = Omit<Selectable<Tables["resume_uploads"]>, "reading" | "decisions" | "stages"> & {
  stages: CompletedStage[];
  decisions: Decisions;
  reading: ParsedDocument | null;
};
/** A CV upload without the extracted content, which is large. */
export type UploadSummaryRow = Omit<UploadRow, "reading" | "decisions">;

const head = [
  "id",
  "owner_id",
  "space_id",
  "sent_by",
  "file_id",
  "name",
  "type",
  "size",
  "state",
  "stages",
  "failure",
  "attempts",
  "version",
  "created_at",
  "updated_at",
] as const;

const json = (value: object) => sql<string>`${JSON.stringify(value)}::jsonb`;

export type NewUpload = Pick<
  Insertable<Tables["resume_uploads"]>,
  "id" | "owner_id" | "space_id" | "sent_by" | "file_id" | "name" | "type" | "size"
> & { stages: CompletedStage[] };

export const insertUpload = (tx: Tx, { stages, ...upload }: NewUpload): Promise<UploadSummaryRow> =>
  tx
    .insertInto("resume_uploads")
    .values({ ...upload, stages: JSON.stringify(stages) })
    .returning(head)
    .executeTakeFirstOrThrow() as Promise<unknown> as Promise<UploadSummaryRow>;

export const findUploads = (db: Db, ownerId: string): Promise<UploadSummaryRow[]> =>
  db
    .selectFrom("resume_uploads")
    .select(head)
    .where("owner_id", "=", ownerId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute() as Promise<unknown> as Promise<UploadSummaryRow[]>;

export const findUpload = (db: Db | Tx, id: string): Promise<UploadRow | undefined> =>
  db.selectFrom("resume_uploads").selectAll().where("id", "=", id).executeTakeFirst() as Promise<unknown> as Promise<
    UploadRow | undefined
  >;

export const lockUpload = (tx: Tx, id: string): Promise<UploadRow | undefined> =>
  tx
    .selectFrom("resume_uploads")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst() as Promise<unknown> as Promise<UploadRow | undefined>;

export async function saveDecisions(tx: Tx, id: string, decisions: Decisions): Promise<UploadRow> {
  const row = await tx
    .updateTable("resume_uploads")
    .set({ decisions: json(decisions) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as UploadRow;
}

export async function markConfirmed(tx: Tx, id: string, decisions: Decisions): Promise<void> {
  await tx
    .updateTable("resume_uploads")
    .set({ state: "confirmed", decisions: json(decisions) })
    .where("id", "=", id)
    .execute();
}

export const beginAgain = (tx: Tx, id: string, stages: readonly CompletedStage[]): Promise<UploadSummaryRow> =>
  tx
    .updateTable("resume_uploads")
    .set({ state: "reading", failure: null, attempts: 0, stages: json(stages) })
    .where("id", "=", id)
    .returning(head)
    .executeTakeFirstOrThrow() as Promise<unknown> as Promise<UploadSummaryRow>;

/** Deletes a CV upload and returns the id of its file, if it still has one. */
export async function deleteUpload(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.deleteFrom("resume_uploads").where("id", "=", id).returning("file_id").executeTakeFirst();
  return row?.file_id ?? null;
}

/** Deletes the uploads of a talent with everything extracted; returns the ids of the files to delete. */
export async function deleteUploadsOf(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx.deleteFrom("resume_uploads").where("owner_id", "=", ownerId).returning("file_id").execute();
  return rows.flatMap(({ file_id }) => file_id ?? []);
}

/** Transfers a CV upload from a Space to the person it is about. */
export const setOwner = (tx: Tx, id: string, ownerId: string): Promise<UploadSummaryRow> =>
  tx
    .updateTable("resume_uploads")
    .set({ owner_id: ownerId, space_id: null, sent_by: null, state: "ready", decisions: json({}) })
    .where("id", "=", id)
    .returning(head)
    .executeTakeFirstOrThrow() as Promise<unknown> as Promise<UploadSummaryRow>;

export const resumeOwnerExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom("users").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
