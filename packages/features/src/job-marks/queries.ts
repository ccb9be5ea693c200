import type { Db, Tx } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";

/** SQL predicate on `job_posts` as `post` joined with `spaces` as `space`: the post is open. */
const isOpen = (now: Date) =>
  sql<boolean>`(post.status = 'published' and post.enabled and space.enabled and coalesce(post.expires_at > ${now}, false))`;

type IdRow = { kind: "applied" | "seen" | "hiddenJobs" | "hiddenSpaces"; id: string };

/** The ids that a person marked or hid: jobs that are open, and Spaces that are not suspended. */
export async function findMarkedIds(db: Db, userId: string, now: Date): Promise<IdRow[]> {
  const { rows } = await sql<IdRow>`
    with marked as (
      select 'applied' as kind, job_post_id from applications where talent_id = ${userId} and status <> 'withdrawn'
      union all select 'seen', job_post_id from seen_job_posts where user_id = ${userId}
      union all select 'hiddenJobs', job_post_id from hidden_job_posts where user_id = ${userId})
    select marked.kind, post.id from marked join job_posts post on post.id = marked.job_post_id
      join spaces space on space.id = post.space_id where ${isOpen(now)}
    union all
    select 'hiddenSpaces', space.id from hidden_job_spaces hidden join spaces space on space.id = hidden.space_id
      where hidden.user_id = ${userId} and space.enabled`.execute(db);
  return rows;
}

/** Locks the user's row, so that two concurrent requests cannot both take the last free place. */
export async function lockMarksOf(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

export async function upsertSeen(tx: Tx, row: { user_id: string; job_post_id: string; seen_at: Date }): Promise<void> {
  await tx
    .insertInto("seen_job_posts")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "job_post_id"]).doUpdateSet({ seen_at: row.seen_at }))
    .execute();
}

/** Deletes the marks of the jobs that the person opened before the last `most` ones. */
export async function deleteOldestSeen(tx: Tx, userId: string, most: number): Promise<void> {
  await sql`delete from seen_job_posts where user_id = ${userId} and seen_at <= (
    select seen_at from seen_job_posts where user_id = ${userId}
    order by seen_at desc offset ${most} limit 1)`.execute(tx);
}

export async function deleteSeen(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("seen_job_posts").where("user_id", "=", userId).execute();
}

export async function countSeen(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("seen_job_posts")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** SQL predicate on `job_posts` under this alias: the person hid the job, or all jobs of its Space. `userId` is a value of the statement. */
export const isHiddenPost = (userId: RawBuilder<unknown>, post: string): RawBuilder<boolean> => sql`(
  exists (select from hidden_job_posts where user_id = ${userId} and job_post_id = ${sql.ref(`${post}.id`)})
  or exists (select from hidden_job_spaces where user_id = ${userId} and space_id = ${sql.ref(`${post}.space_id`)}))`;

export const isHiddenJob = async (tx: Tx, userId: string, jobPostId: string): Promise<boolean> =>
  (await tx
    .selectFrom("hidden_job_posts")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("job_post_id", "=", jobPostId)
    .executeTakeFirst()) !== undefined;

export const isHiddenSpace = async (tx: Tx, userId: string, spaceId: string): Promise<boolean> =>
  (await tx
    .selectFrom("hidden_job_spaces")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("space_id", "=", spaceId)
    .executeTakeFirst()) !== undefined;

export async function insertHiddenJob(tx: Tx, row: { user_id: string; job_post_id: string; hidden_at: Date }) {
  await tx.insertInto("hidden_job_posts").values(row).execute();
}

export async function insertHiddenSpace(tx: Tx, row: { user_id: string; space_id: string; hidden_at: Date }) {
  await tx.insertInto("hidden_job_spaces").values(row).execute();
}

export async function deleteHiddenJob(tx: Tx, userId: string, jobPostId: string): Promise<void> {
  await tx.deleteFrom("hidden_job_posts").where("user_id", "=", userId).where("job_post_id", "=", jobPostId).execute();
}

export async function deleteHiddenSpace(tx: Tx, userId: string, spaceId: string): Promise<void> {
  await tx.deleteFrom("hidden_job_spaces").where("user_id", "=", userId).where("space_id", "=", spaceId).execute();
}

export const isKnownSpace = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom("spaces").select("id").where("id", "=", id).where("enabled", "=", true).executeTakeFirst()) !==
  undefined;

export type HiddenJobRow = {
  id: string;
  title: string;
  space_id: string;
  space_name: string;
  open: boolean;
  hidden_at: Date;
};

/**
 * Hidden jobs that are or were public, open ones first. A hidden job that is suspended or a draft again reappears when it is published
 * again.
 */
export async function findHiddenJobs(db: Db, userId: string, now: Date, most: number): Promise<HiddenJobRow[]> {
  const { rows } = await sql<HiddenJobRow>`
    select post.id, post.title, post.space_id, space.name as space_name, ${isOpen(now)} as open, hidden.hidden_at
    from hidden_job_posts hidden join job_posts post on post.id = hidden.job_post_id
      join spaces space on space.id = post.space_id
    where hidden.user_id = ${userId} and post.enabled and space.enabled
      and post.status in ('published', 'unpublished') and post.published_at is not null
    order by open desc, hidden.hidden_at desc, post.id limit ${most}`.execute(db);
  return rows;
}

export const findHiddenSpaces = (db: Db, userId: string) =>
  db
    .selectFrom("hidden_job_spaces as hidden")
    .innerJoin("spaces as space", "space.id", "hidden.space_id")
    .select(["space.id", "space.name", "space.logo_id", "hidden.hidden_at"])
    .where("hidden.user_id", "=", userId)
    .where("space.enabled", "=", true)
    .orderBy("hidden.hidden_at", "desc")
    .orderBy("space.id")
    .execute();

/** The jobs that the person opened or hid and the Spaces that they hid, for the export of their data. */
export async function findJobMarksOf(db: Db, userId: string) {
  const { rows } = await sql`
    select mark.kind, post.title as "jobPost", space.name as space, mark.at from (
      select 'seen' as kind, job_post_id, null::uuid as space_id, seen_at as at from seen_job_posts
        where user_id = ${userId}
      union all select 'hidden', job_post_id, null, hidden_at from hidden_job_posts where user_id = ${userId}
      union all select 'hidden', null, space_id, hidden_at from hidden_job_spaces where user_id = ${userId}) mark
    left join job_posts post on post.id = mark.job_post_id
    join spaces space on space.id = coalesce(mark.space_id, post.space_id)
    order by mark.at, mark.job_post_id, mark.kind desc`.execute(db);
  return rows;
}
