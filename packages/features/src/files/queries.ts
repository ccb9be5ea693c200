import type { FilePurpose } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import { clearReferences } from "./references.ts";

export type NewFile = {
  id: string;
  ownerId: string;
  purpose: FilePurpose;
  visibility: "owner" | "everyone";
  name: string;
  type: string;
  size: number;
  sha256: Buffer;
  width: number | null;
  height: number | null;
  objectKeys: string[];
};

const shown = [
  "id",
  "purpose",
  "visibility",
  "name",
  "type",
  "size",
  "sha256",
  "width",
  "height",
  "object_keys",
  "created_at",
] as const;

export async function insertFiles(tx: Tx, files: readonly NewFile[]): Promise<void> {
  await tx
    .insertInto("files")
    .values(files.map(({ ownerId, objectKeys, ...file }) => ({ ...file, owner_id: ownerId, object_keys: objectKeys })))
    .execute();
}

/** SQL predicate: a post or a message uses the file. False while the post or message is a draft. */
const inUse = sql<boolean>`(exists (select from post_images where post_images.file_id = files.id)
  or exists (select from message_files where message_files.file_id = files.id))`;

/**
 * The number of files that count towards the user's upload limit. Files used in posts and messages do not count, because an
 * active author has more of them than the limit allows.
 */
export async function countFilesOf(db: Db | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("files")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("owner_id", "=", userId)
    .where("status", "<>", "leaving")
    .where(sql<boolean>`not ${inUse}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Marks files as ready and returns them. Only files that are still being stored: `sweepFiles` may have taken some that were too
 * slow.
 */
export async function markFileReady(tx: Tx, ids: readonly string[]) {
  return tx
    .updateTable("files")
    .set({ status: "ready" })
    .where("id", "in", ids)
    .where("status", "=", "storing")
    .returning(shown)
    .execute();
}
export type FileRow = Awaited<ReturnType<typeof markFileReady>>[number];

/** A file, and whether its owner (a user or a Space) is publicly visible; callers use this for access checks. */
export const findFileToRead = (db: Db, id: string) =>
  db
    .selectFrom("files")
    .leftJoin("users", "users.id", "files.owner_id")
    .leftJoin("spaces", "spaces.id", "files.space_id")
    .select([...shown.map((column) => `files.${column}` as const), "files.owner_id", "files.space_id"])
    .select(
      sql<boolean>`coalesce(users.enabled and users.deletes_at is null, spaces.enabled, false)`.as("owner_in_sight"),
    )
    .where("files.id", "=", id)
    .where("files.status", "=", "ready")
    .executeTakeFirst();

export const findOwnFile = (tx: Db | Tx, userId: string, id: string, purpose: FilePurpose) =>
  tx
    .selectFrom("files")
    .select(shown)
    .where("id", "=", id)
    .where("owner_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("status", "=", "ready")
    .executeTakeFirst();

/**
 * Locks a file of the user that no post or message uses. A file in use changes and is deleted only with its post or message, so
 * that readers see the change.
 */
export const lockOwnFile = (tx: Tx, userId: string, id: string) =>
  tx
    .selectFrom("files")
    .select(shown)
    .where("id", "=", id)
    .where("owner_id", "=", userId)
    .where("status", "=", "ready")
    .where(sql<boolean>`not ${inUse}`)
    .forUpdate()
    .executeTakeFirst();

/**
 * Exchanges the contents of two rows: the file gets the uploaded objects, and the upload row is marked for deletion with the old
 * objects.
 */
export async function swapContents(tx: Tx, { file, upload }: { file: FileRow; upload: string }) {
  const brought = await tx
    .updateTable("files")
    .set({ status: "leaving" })
    .where("id", "=", upload)
    .where("status", "=", "storing")
    .returning(["name", "type", "size", "sha256", "width", "height", "object_keys"])
    .executeTakeFirst();
  if (!brought) return undefined;
  await tx.updateTable("files").set({ object_keys: file.object_keys }).where("id", "=", upload).execute();
  return tx.updateTable("files").set(brought).where("id", "=", file.id).returning(shown).executeTakeFirst();
}

/**
 * Marks files for deletion and removes them from profiles, Spaces and channels; from then on nobody can read them. Returns the
 * ids that were marked.
 */
export async function markLeaving(tx: Tx, ids: readonly string[], only?: "storing"): Promise<string[]> {
  if (ids.length === 0) return [];
  await clearReferences(tx, ids);
  const rows = await tx
    .updateTable("files")
    .set({ status: "leaving" })
    .where("id", "in", ids)
    .where("status", only ? "=" : "<>", only ?? "leaving")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function idsOfFilesOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.selectFrom("files").select("id").where("owner_id", "=", userId).execute();
  return rows.map(({ id }) => id);
}

/** Removes the names of a user's files, which may contain personal data. */
export async function clearFileNames(tx: Tx, ownerId: string): Promise<void> {
  await tx.updateTable("files").set({ name: "" }).where("owner_id", "=", ownerId).execute();
}

export const findLeaving = (db: Db, id: string) =>
  db
    .selectFrom("files")
    .select(["id", "object_keys"])
    .where("id", "=", id)
    .where("status", "=", "leaving")
    .executeTakeFirst();

export async function deleteLeaving(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("files").where("id", "=", id).where("status", "=", "leaving").execute();
}

/** True if all files are this user's attachments and not sent yet. Locks them, so that two messages cannot use the same file. */
export async function holdOwnMessageFiles(tx: Tx, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows: held } = await sql`
    select from files where id = any (${ids}::uuid[]) and owner_id = ${userId} and purpose = 'messageFile' and status = 'ready'
    for no key update`.execute(tx);
  // This query runs after the lock, so that it sees changes by a message that has locked the files before.
  const { rows: sent } = await sql`select from message_files where file_id = any (${ids}::uuid[]) limit 1`.execute(tx);
  return held.length === ids.length && sent.length === 0;
}
