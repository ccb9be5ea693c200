import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";

export type SkillRow = Selectable<Tables["skills"]>;
export type CountedSkillRow = SkillRow & { job_posts: number | null; count_version: number | null };
export type CategoryRow = Selectable<Tables["skill_categories"]> & { skills: number };
export type SkillOccupationRow = Selectable<Tables["occupations"]>;

/** Finds a skill by its id. A merged skill is returned as its successor; merges never form a chain. */
export const findSkill = (db: Db, id: string): Promise<SkillRow | undefined> =>
  db
    .selectFrom("skills as asked")
    .innerJoin("skills", (join) => join.on("skills.id", "=", sql<string>`coalesce(asked.merged_into, asked.id)`))
    .selectAll("skills")
    .where("asked.id", "=", id)
    .executeTakeFirst();

type CurrentSkill = { id: string; it: string; en: string };

/**
 * Maps each requested skill id to its current skill. The shared lock makes merges wait until the transaction ends. It takes two queries, because
 * after waiting for a merge the successor must be looked up again.
 */
export async function lockSkillsNow(tx: Tx, ids: readonly string[]): Promise<Map<string, CurrentSkill>> {
  if (ids.length === 0) return new Map();
  const some = (wanted: readonly string[]) =>
    tx
      .selectFrom("skills")
      .select(["id", "label_it as it", "label_en as en", "merged_into"])
      .where("id", "in", [...wanted])
      .orderBy("id")
      .forShare()
      .execute();
  const asked = await some(ids);
  const successors = asked.flatMap(({ merged_into }) => merged_into ?? []);
  const all = new Map([...asked, ...(successors.length > 0 ? await some(successors) : [])].map((row) => [row.id, row]));
  return new Map(
    asked.flatMap(({ id, merged_into }) => {
      const now = all.get(merged_into ?? id);
      return now ? [[id, { id: now.id, it: now.it, en: now.en }]] : [];
    }),
  );
}

/** Looks up skills by the codes that releases and documents use; does not follow merges. */
export async function findSkillIds(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom("skills")
    .select(["code", "id"])
    .where("code", "in", [...codes])
    .execute();
  return new Map(rows.map(({ code, id }) => [code, id]));
}

export const findCountedSkills = (db: Db, ids: readonly string[]): Promise<CountedSkillRow[]> =>
  db
    .selectFrom("skills")
    .leftJoin("skill_counts", "skill_counts.skill_id", "skills.id")
    .selectAll("skills")
    .select(["skill_counts.job_posts", "skill_counts.version as count_version"])
    .where("skills.id", "in", [...ids])
    .execute();

export async function countSkillRows(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from skills where merged_into is null`.execute(db);
  return rows[0]!.count;
}

export async function skillIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  let query = db.selectFrom("skills").select("id").orderBy("id").limit(limit);
  if (after) query = query.where("id", ">", after);
  return (await query.execute()).map(({ id }) => id);
}

/** The first of `names` that another skill than `except` already has, as a label in any language or as an alias. */
export async function findTakenNames(
  db: Db,
  names: readonly string[],
  except: string | null,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) with ordinality as given (name, place)
    where exists (select from skills where merged_into is null and id is distinct from ${except}::uuid
      and plain_names(label_it, label_en, aliases) @> array[plain(name)])
    order by place limit 1`.execute(db);
  return rows[0]?.name;
}

/** Locks all skill names. Writers of names must be serialized, because no constraint can check that two skills do not share a name. */
export async function lockNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('skill names', 0))`.execute(tx);
}

/** Locks skills that are not merged, in id order, so that two merges of the same pair cannot deadlock. */
export const lockSkills = (tx: Tx, ids: readonly string[]): Promise<SkillRow[]> =>
  tx
    .selectFrom("skills")
    .selectAll()
    .where("id", "in", [...ids])
    .where("merged_into", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();

export const insertSkill = (tx: Tx, values: Insertable<Tables["skills"]>): Promise<SkillRow> =>
  tx.insertInto("skills").values(values).returningAll().executeTakeFirstOrThrow();

export const saveSkill = (tx: Tx, id: string, change: Updateable<Tables["skills"]>): Promise<SkillRow> =>
  tx.updateTable("skills").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

/**
 * Redirects a merged skill to the skill that replaces it. Skills that were merged into `from` earlier are redirected too, so
 * that one step always leads to the final skill.
 */
export async function redirect(tx: Tx, from: string, into: string): Promise<void> {
  await tx.updateTable("skills").set({ merged_into: into }).where("merged_into", "=", from).execute();
  await tx.updateTable("skill_suggestions").set({ skill_id: into }).where("skill_id", "=", from).execute();
}

export const hasCode = async (db: Db, code: string): Promise<boolean> =>
  (await db.selectFrom("skills").select("id").where("code", "=", code).executeTakeFirst()) !== undefined;

/** The skill categories. The count of a category includes all skills below it. */
export async function findCategories(db: Db): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.*, count(s.id)::integer as skills from skill_categories c
    left join skills s on s.merged_into is null and c.code in (s.category, s.subcategory)
    group by c.code order by c.sort`.execute(db);
  return rows;
}

export const findCategory = (db: Db, code: string): Promise<{ parent: string | null } | undefined> =>
  db.selectFrom("skill_categories").select("parent").where("code", "=", code).executeTakeFirst();

export const findOccupations = (db: Db, ids: readonly string[]): Promise<SkillOccupationRow[]> =>
  db
    .selectFrom("occupations")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();

export async function countOccupations(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from occupations`.execute(db);
  return rows[0]!.count;
}

export async function occupationIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  let query = db.selectFrom("occupations").select("id").orderBy("id").limit(limit);
  if (after) query = query.where("id", ">", after);
  return (await query.execute()).map(({ id }) => id);
}

/** Stores the demand counts of skills and returns the skills whose count changed. A skill that is no longer requested keeps its row with zero. */
export async function saveCounts(tx: Tx, counts: ReadonlyMap<string, number>): Promise<string[]> {
  const given = JSON.stringify([...counts].map(([id, posts]) => ({ id, posts })));
  const { rows } = await sql<{ id: string }>`
    with given as (select * from jsonb_to_recordset(${given}::jsonb) as g (id uuid, posts int)),
    wanted as (select id, posts from given union all
      select skill_id, 0 from skill_counts where job_posts > 0 and skill_id not in (select id from given))
    insert into skill_counts (skill_id, job_posts) select id, posts from wanted
    on conflict (skill_id) do update set job_posts = excluded.job_posts, version = skill_counts.version + 1
    where skill_counts.job_posts <> excluded.job_posts
    returning skill_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}
