import type { FairnessRun, Resume } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";

type SkillItem = Resume["technicalSkills"][number];
export type FairnessSkill = {
  skillId: string;
  name: string;
  label: NonNullable<SkillItem["label"]>;
  category: SkillItem["category"];
};
export type FairnessTitle = { id: string; masculine: string; feminine: string; en: string };
/** The data that synthetic people are generated from: this installation's taxonomy. */
export type FairnessTaxonomy = {
  readonly skills: readonly FairnessSkill[];
  readonly categories: readonly string[];
  readonly titles: readonly FairnessTitle[];
  readonly cities: readonly string[];
  readonly companies: readonly string[];
  readonly year: number;
};

const cities = ["Genova", "Milano", "Roma", "Torino", "Bari", "Palermo", "Bologna", "Padova"];
const companies = ["Aldera", "Brunetti", "Calvis", "Dormea", "Estuario", "Fontanile", "Garbino", "Isorella"];

export async function findGround(db: Db, now: Date): Promise<FairnessTaxonomy> {
  const { rows: skills } = await sql<FairnessSkill>`
    select s.id as "skillId", s.label_it as name, jsonb_build_object('it', s.label_it, 'en', s.label_en) as label,
      jsonb_build_object('code', c.code, 'it', c.label_it, 'en', c.label_en) as category
    from skills s join skill_categories c on c.code = s.category
    where s.merged_into is null and s.kind = 'technical' order by s.weight desc, s.code limit 400`.execute(db);
  // Titles with two forms come first, because a title with one form does not reveal the gender.
  const { rows: titles } = await sql<FairnessTitle>`
    select id, it_masculine as masculine, it_feminine as feminine, label_en as en from occupations
    order by it_masculine = it_feminine, weight desc, id limit 80`.execute(db);
  const categories = [...new Set(skills.flatMap(({ category }) => category?.code ?? []))];
  return { skills, titles, categories, cities, companies, year: now.getUTCFullYear() };
}

/** The list whose order a run compares: the talents of a search, or the jobs that fit a person. */
export type FairnessDirection = "talents" | "jobs";

export async function saveRun(
  db: Db,
  direction: FairnessDirection,
  { at, profiles, queries, swaps }: FairnessRun,
): Promise<void> {
  await db
    .insertInto("fairness_runs")
    .values({ at, direction, profiles, queries, swaps: JSON.stringify(swaps) })
    .execute();
}

export async function lastRun(db: Db, direction: FairnessDirection): Promise<FairnessRun | null> {
  const row = await db
    .selectFrom("fairness_runs")
    .select(["at", "profiles", "queries", "swaps"])
    .where("direction", "=", direction)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, at: row.at.toISOString(), swaps: row.swaps as FairnessRun["swaps"] } : null;
}
