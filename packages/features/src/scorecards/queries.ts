import { randomUUIDv7 } from "node:crypto";
import type { Judgement } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type CriterionRow = Selectable<Tables["scorecard_criteria"]>;
export type ScorecardVersionRow = { seq: number; judgements: Judgement[]; at: Date };
export type ScorecardRow = Selectable<Tables["scorecards"]> & {
  author: string | null;
  /** The versions of the scorecard, latest first; never empty. */
  versions: readonly [ScorecardVersionRow, ...ScorecardVersionRow[]];
};

export const findCriteria = (db: Db, jobPostId: string): Promise<CriterionRow[]> =>
  db
    .selectFrom("scorecard_criteria")
    .selectAll()
    .where("job_post_id", "=", jobPostId)
    .where("retired_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Counts the scorecard criteria of a post and locks the post, so that concurrent additions cannot exceed the limit. */
export async function countCriteria(tx: Tx, jobPostId: string): Promise<number> {
  await tx.selectFrom("job_posts").select("id").where("id", "=", jobPostId).forNoKeyUpdate().execute();
  return (await findCriteria(tx, jobPostId)).length;
}

export async function insertCriterion(tx: Tx, values: Insertable<Tables["scorecard_criteria"]>): Promise<void> {
  await tx.insertInto("scorecard_criteria").values(values).execute();
}

/** Retires a scorecard criterion. Returns false if the criterion does not exist or is already retired. */
export async function retireCriterion(
  tx: Tx,
  { id, jobPostId, now }: { id: string; jobPostId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("scorecard_criteria")
    .set({ retired_at: now })
    .where("id", "=", id)
    .where("job_post_id", "=", jobPostId)
    .where("retired_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The scorecards of one application, oldest first. */
export async function findScorecards(db: Db, applicationId: string): Promise<ScorecardRow[]> {
  const { rows } = await sql<ScorecardRow>`
    select c.*, u.first_name || ' ' || u.last_name as author,
      (select json_agg(json_build_object('seq', v.seq, 'judgements', v.judgements, 'at', v.at) order by v.seq desc)
        from scorecard_versions v where v.scorecard_id = c.id) as versions
    from scorecards c left join users u on u.id = c.author_id
    where c.application_id = ${applicationId} order by c.created_at, c.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    versions: row.versions.map((one) => ({ ...one, at: new Date(one.at) })) as unknown as ScorecardRow["versions"],
  }));
}

export type ScorecardKey = { applicationId: string; authorId: string };

/** Locks a member's scorecard, so that changes from two browser windows of this member are serialized. */
export const lockCard = (tx: Tx, { applicationId, authorId }: ScorecardKey) =>
  tx
    .selectFrom("scorecards")
    .selectAll()
    .where("application_id", "=", applicationId)
    .where("author_id", "=", authorId)
    .forUpdate()
    .executeTakeFirst();

export const findLastVersion = async (db: Db, scorecardId: string): Promise<ScorecardVersionRow> =>
  (await db
    .selectFrom("scorecard_versions")
    .select(["seq", "judgements", "at"])
    .where("scorecard_id", "=", scorecardId)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirstOrThrow()) as ScorecardVersionRow;

/** Inserts an empty scorecard; null if another window of the same member was faster. */
export async function insertScorecard(
  tx: Tx,
  { applicationId, authorId }: ScorecardKey,
  now: Date,
): Promise<string | null> {
  const row = await tx
    .insertInto("scorecards")
    .values({
      id: randomUUIDv7(),
      application_id: applicationId,
      author_id: authorId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(["application_id", "author_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function touchCard(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("scorecards").set({ updated_at: now }).where("id", "=", id).execute();
}

export async function insertScorecardVersion(
  tx: Tx,
  scorecardId: string,
  { seq, judgements, at }: ScorecardVersionRow,
): Promise<void> {
  await tx
    .insertInto("scorecard_versions")
    .values({ scorecard_id: scorecardId, seq, judgements: JSON.stringify(judgements), at })
    .execute();
}
