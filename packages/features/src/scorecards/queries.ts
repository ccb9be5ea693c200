import { randomUUIDv7 } from "node:crypto";
import type { Judgement } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type CriterionRow = Selectable<Tables["scorecard_criteria"]>;
export type VersionRow = { seq: number; judgements: Judgement[]; at: Date };
export type CardRow = Selectable<Tables["scorecards"]> & {
  author: string | null;
  /** Latest version first; never empty. */
  versions: readonly [VersionRow, ...VersionRow[]];
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

/** Serializes concurrent additions, so that the limit holds. */
export async function countCriteria(tx: Tx, jobPostId: string): Promise<number> {
  await tx.selectFrom("job_posts").select("id").where("id", "=", jobPostId).forNoKeyUpdate().execute();
  return (await findCriteria(tx, jobPostId)).length;
}

export async function insertCriterion(tx: Tx, values: Insertable<Tables["scorecard_criteria"]>): Promise<void> {
  await tx.insertInto("scorecard_criteria").values(values).execute();
}

/** Returns false if the criterion does not exist or is already retired. */
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
export async function findCards(db: Db, applicationId: string): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select c.*, u.first_name || ' ' || u.last_name as author,
      (select json_agg(json_build_object('seq', v.seq, 'judgements', v.judgements, 'at', v.at) order by v.seq desc)
        from scorecard_versions v where v.scorecard_id = c.id) as versions
    from scorecards c left join users u on u.id = c.author_id
    where c.application_id = ${applicationId} order by c.created_at, c.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    versions: row.versions.map((one) => ({ ...one, at: new Date(one.at) })) as unknown as CardRow["versions"],
  }));
}

export type OfMember = { applicationId: string; authorId: string };

/** Serializes two windows of the same member. */
export const lockCard = (tx: Tx, { applicationId, authorId }: OfMember) =>
  tx
    .selectFrom("scorecards")
    .selectAll()
    .where("application_id", "=", applicationId)
    .where("author_id", "=", authorId)
    .forUpdate()
    .executeTakeFirst();

export const findLastVersion = async (db: Db, scorecardId: string): Promise<VersionRow> =>
  (await db
    .selectFrom("scorecard_versions")
    .select(["seq", "judgements", "at"])
    .where("scorecard_id", "=", scorecardId)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirstOrThrow()) as VersionRow;

/** Returns null if another window of the same member was faster. */
export async function insertCard(tx: Tx, { applicationId, authorId }: OfMember, now: Date): Promise<string | null> {
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

export async function insertVersion(tx: Tx, scorecardId: string, { seq, judgements, at }: VersionRow): Promise<void> {
  await tx
    .insertInto("scorecard_versions")
    .values({ scorecard_id: scorecardId, seq, judgements: JSON.stringify(judgements), at })
    .execute();
}
