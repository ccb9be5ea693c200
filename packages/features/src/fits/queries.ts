import type { NotForMeReason } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { StoredEffect } from "./effects.ts";

type StoredReason = {
  user_id: string;
  job_post_id: string;
  reason: NotForMeReason;
  effect: StoredEffect;
  created_at: Date;
};

/** Locks the user's row, so that two concurrent requests cannot both take the last free place. */
export async function lockReasonsOf(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/** Saves a reason. A second reason for the same job replaces the first one. */
export async function upsertReason(tx: Tx, { effect, ...row }: StoredReason): Promise<void> {
  const values = { ...row, effect: JSON.stringify(effect) };
  const { reason, created_at } = row;
  await tx
    .insertInto("job_fit_reasons")
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "job_post_id"]).doUpdateSet({ reason, effect: values.effect, created_at }),
    )
    .execute();
}

export async function deleteReason(tx: Tx, userId: string, jobPostId: string): Promise<void> {
  await tx.deleteFrom("job_fit_reasons").where("user_id", "=", userId).where("job_post_id", "=", jobPostId).execute();
}

type EffectRow = { job_post_id: string; effect: StoredEffect };

/** The marked jobs and the effects of their reasons. An effect lasts after its job has closed. */
export const findEffects = async (db: Db, userId: string): Promise<EffectRow[]> =>
  (await db
    .selectFrom("job_fit_reasons")
    .select(["job_post_id", "effect"])
    .where("user_id", "=", userId)
    .execute()) as unknown as EffectRow[];

export type ReasonRow = {
  job_post_id: string;
  title: string;
  space_id: string;
  space_name: string;
  open: boolean;
  reason: NotForMeReason;
  effect: StoredEffect;
  created_at: Date;
};

/** The reasons of a person with the names of their jobs, newest first. */
export async function findReasons(db: Db, userId: string, now: Date): Promise<ReasonRow[]> {
  const { rows } = await sql<ReasonRow>`
    select marked.job_post_id, post.title, post.space_id, space.name as space_name, marked.reason, marked.effect,
      marked.created_at,
      post.status = 'published' and post.enabled and space.enabled and coalesce(post.expires_at > ${now}, false) as open
    from job_fit_reasons marked join job_posts post on post.id = marked.job_post_id
      join spaces space on space.id = post.space_id
    where marked.user_id = ${userId} order by marked.created_at desc, marked.job_post_id`.execute(db);
  return rows;
}

/** The labels of business sectors. */
export async function findSectorLabels(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, { it: string; en: string }>();
  const rows = await db
    .selectFrom("vocabulary_entries")
    .select(["code", "label_it as it", "label_en as en"])
    .where("type", "=", "business_sector")
    .where("code", "in", [...codes])
    .execute();
  return new Map(rows.map(({ code, it, en }) => [code, { it, en: en ?? it }]));
}

/** The jobs that the person marked as not for them, for the export of their data. */
export async function findJobFitReasonsOf(db: Db, userId: string) {
  const { rows } = await sql`
    select post.title as "jobPost", space.name as space, marked.reason, marked.effect, marked.created_at as at
    from job_fit_reasons marked join job_posts post on post.id = marked.job_post_id
      join spaces space on space.id = post.space_id
    where marked.user_id = ${userId} order by marked.created_at, marked.job_post_id`.execute(db);
  return rows;
}
