import type { CompletedStage, ParsedDocument, ReadingFailure } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

/** A CV upload, and the user who waits for the result: the owner of the resume, or the sender for a Space's upload. */
export type UploadWithRecipient = { id: string; userId: string | null };

const waiter = sql<string | null>`coalesce(owner_id, sent_by)`.as("userId");
const json = (value: object) => sql<string>`${JSON.stringify(value)}::jsonb`;

/** A CV upload with the storage key of its file, for the worker that reads it. The key is null if the file is gone. */
export const findToRead = (db: Db, id: string) =>
  db
    .selectFrom("resume_uploads")
    .leftJoin("files", (join) => join.onRef("files.id", "=", "resume_uploads.file_id").on("files.status", "=", "ready"))
    .select(["resume_uploads.id", "resume_uploads.stages", "resume_uploads.owner_id as ownerId"])
    .select(sql<string | null>`files.object_keys[1]`.as("key"))
    .where("resume_uploads.id", "=", id)
    .where("resume_uploads.state", "=", "reading")
    .executeTakeFirst();

export const lockToRead = (tx: Tx, id: string) =>
  tx
    .selectFrom("resume_uploads")
    .select(["id", "attempts", "stages"])
    .where("id", "=", id)
    .where("state", "=", "reading")
    .forUpdate()
    .executeTakeFirst();

export const countAttempt = (tx: Tx, id: string, stages: readonly CompletedStage[]) =>
  tx
    .updateTable("resume_uploads")
    .set({ attempts: sql`attempts + 1`, stages: json(stages) })
    .where("id", "=", id)
    .returning("attempts")
    .executeTakeFirstOrThrow();

/** Query that updates the row of a CV upload only for its latest attempt. An older worker that was considered dead finds no row to update. */
const mine = (tx: Tx, { id, attempt }: ReadingAttempt) =>
  tx
    .updateTable("resume_uploads")
    .where("id", "=", id)
    .where("state", "=", "reading")
    .where("attempts", "=", attempt)
    .returning(["id", waiter]);
export type ReadingAttempt = { readonly id: string; readonly attempt: number };

const append = (stage: CompletedStage) => sql<string>`stages || ${JSON.stringify([stage])}::jsonb`;

export const addStage = (
  tx: Tx,
  attempt: ReadingAttempt,
  stage: CompletedStage,
): Promise<UploadWithRecipient | undefined> =>
  mine(tx, attempt)
    .set({ stages: append(stage) })
    .executeTakeFirst();

export const markUploadReady = (tx: Tx, attempt: ReadingAttempt, reading: ParsedDocument, stage: CompletedStage) =>
  mine(tx, attempt)
    .set({ state: "ready", reading: json(reading), stages: append(stage) })
    .returning("owner_id as ownerId")
    .executeTakeFirst();

export const markFailed = (tx: Tx, attempt: ReadingAttempt, failure: ReadingFailure) =>
  mine(tx, attempt).set({ state: "failed", failure }).executeTakeFirst();

export type ReadingAgeLimits = { readonly quietSeconds: number; readonly hopelessHours: number };

const ago = (interval: ReturnType<typeof sql>) => sql<Date>`clock_timestamp() - ${interval}`;

/**
 * CV uploads whose reading has made no progress for a while: their job died with its worker, or is still waiting. The caller
 * enqueues a new job for each; if the old job is still waiting, the exclusive policy of the queue ignores the new one.
 */
export async function findQuiet(db: Db, { quietSeconds }: ReadingAgeLimits, limit: number) {
  const rows = await db
    .selectFrom("resume_uploads")
    .select("id")
    .where("state", "=", "reading")
    .where("updated_at", "<=", ago(sql`make_interval(secs => ${quietSeconds})`))
    .orderBy("updated_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Fails CV uploads whose reading has made no progress for a day. */
export const failHopeless = (tx: Tx, { hopelessHours }: ReadingAgeLimits): Promise<UploadWithRecipient[]> =>
  tx
    .updateTable("resume_uploads")
    .set({ state: "failed", failure: "failed" })
    .where("state", "=", "reading")
    .where("updated_at", "<=", ago(sql`make_interval(hours => ${hopelessHours}::int)`))
    .returning(["id", waiter])
    .execute();

/** Documents that users stored as files before uploads existed. */
export const findUnadopted = (tx: Tx, limit: number) =>
  tx
    .selectFrom("files")
    .select(["id", "owner_id", "name", "type", "size", "created_at"])
    .where("purpose", "=", "resume")
    .where("status", "=", "ready")
    .where("owner_id", "is not", null)
    .where((file) =>
      file.not(
        file.exists(
          file
            .selectFrom("resume_uploads")
            .select("resume_uploads.id")
            .whereRef("resume_uploads.file_id", "=", "files.id"),
        ),
      ),
    )
    .orderBy("created_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Whether the CV upload was read and is neither confirmed nor discarded. */
export const isReady = async (db: Db, id: string): Promise<boolean> => {
  const row = await db
    .selectFrom("resume_uploads")
    .select("id")
    .where("id", "=", id)
    .where("state", "=", "ready")
    .executeTakeFirst();
  return row !== undefined;
};
