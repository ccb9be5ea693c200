import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

/** The posts that a user saved, without deleted and disabled posts and posts of disabled Spaces. */
const kept = (db: Db, userId: string) =>
  db
    .selectFrom("saved_job_posts as saved")
    .innerJoin("job_posts as post", "post.id", "saved.job_post_id")
    .innerJoin("spaces as space", "space.id", "post.space_id")
    .where("saved.user_id", "=", userId)
    .where("post.status", "<>", "deleted")
    .where("post.enabled", "=", true)
    .where("space.enabled", "=", true);

/**
 * A user's saved posts that are open, or that closed after they were public. A saved post that is suspended, or a draft again, reappears when it is
 * published again.
 */
const listed = (db: Db, userId: string) =>
  kept(db, userId).where("post.status", "in", ["published", "unpublished"]).where("post.published_at", "is not", null);

type PageRequest = { page: number; size: number };

export async function findSaved(db: Db, userId: string, { page, size }: PageRequest) {
  const rows = await listed(db, userId)
    .select("post.id")
    .orderBy("saved.saved_at", "desc")
    .orderBy("post.id")
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await listed(db, userId)
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total };
}

export const findSavedIds = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await kept(db, userId).select("post.id").orderBy("saved.saved_at", "desc").orderBy("post.id").execute();
  return rows.map(({ id }) => id);
};

/** Locks the user's row, so that two concurrent requests cannot both take the last free slot. */
export async function lockSaver(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

export const countSaved = async (tx: Tx, userId: string): Promise<number> => {
  const { count } = await kept(tx, userId)
    .select(sql<number>`count(*)::integer`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

export const isSaved = async (tx: Tx, userId: string, jobPostId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom("saved_job_posts")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("job_post_id", "=", jobPostId)
    .executeTakeFirst();
  return row !== undefined;
};

export async function insertSaved(tx: Tx, row: { user_id: string; job_post_id: string; saved_at: Date }) {
  await tx.insertInto("saved_job_posts").values(row).execute();
}

export async function deleteSaved(tx: Tx, userId: string, jobPostId: string): Promise<void> {
  await tx.deleteFrom("saved_job_posts").where("user_id", "=", userId).where("job_post_id", "=", jobPostId).execute();
}
