import type { SharedJobWishes } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Expression, type Insertable, type Selectable } from "kysely";

type WishedRole = SharedJobWishes["roles"][number];
export type JobWishesRow = Selectable<Tables["job_wishes"]>;

/** The titles of the wished roles, in the talent's order. */
const itsRoles = sql<WishedRole[]>`coalesce((
  select json_agg(json_build_object('id', o.id, 'itMasculine', o.it_masculine, 'itFeminine', o.it_feminine, 'en', o.label_en)
    order by wished.position)
  from unnest(job_wishes.roles) with ordinality as wished (id, position) join occupations o on o.id = wished.id), '[]')`;

/** The labels of all codes, in one query. */
const itsLabels = sql<SharedJobWishes["labels"]>`coalesce((
  select json_object_agg(code, json_build_object('it', label_it, 'en', label_en)) from vocabulary_entries
  where code = any (job_wishes.workplaces || job_wishes.contracts || job_wishes.hours)), '{}')`;

export type JobWishesWithRoles = JobWishesRow & { titles: WishedRole[]; labels: SharedJobWishes["labels"] };

export const findJobWishes = (db: Db, userId: string): Promise<JobWishesWithRoles | undefined> =>
  db
    .selectFrom("job_wishes")
    .selectAll()
    .select([itsRoles.as("titles"), itsLabels.as("labels")])
    .where("user_id", "=", userId)
    .executeTakeFirst();

/** The columns of a user's wishes as one JSON value, for queries that read them with something else; null if the user saved none. */
export const jobWishesOf = (userId: Expression<unknown>) =>
  sql<JobWishesWithRoles | null>`(
    select to_jsonb(job_wishes) || jsonb_build_object('titles', ${itsRoles}, 'labels', ${itsLabels})
    from job_wishes where user_id = ${userId})`;

export async function upsertJobWishes(tx: Tx, values: Insertable<Tables["job_wishes"]>, now: Date): Promise<void> {
  const { user_id: _, ...columns } = values;
  await tx
    .insertInto("job_wishes")
    .values(values)
    .onConflict((row) => row.column("user_id").doUpdateSet({ ...columns, updated_at: now }))
    .execute();
}

export async function deleteJobWishes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("job_wishes").where("user_id", "=", userId).execute();
}

/** Those of the ids that belong to an occupation. */
export async function findKnownRoles(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("occupations")
    .select("id")
    .where("id", "in", [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
