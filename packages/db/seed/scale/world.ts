import { sql } from "kysely";
import type { Db } from "../../src/client.ts";
import { readComuni, type GazetteerPlace } from "../reference/gazetteer.ts";
import { diceOf, hashOf, weighted, type WeightedChoice } from "./dice.ts";
import { workFieldsOf } from "./work-fields.ts";

export type TaxonomySkill = {
  id: string;
  it: string;
  en: string;
  aliases: string[];
  kind: "technical" | "soft";
  category: string;
  subcategory: string;
  weight: number;
};
export type TaxonomyOccupation = { id: string; isco08: string | null; masculine: string; feminine: string; en: string };
export type OccupationSkills = TaxonomyOccupation & {
  /** `core`: skills that most workers of this occupation have. `more`: skills that some of them have. */
  core: readonly TaxonomySkill[];
  more: readonly TaxonomySkill[];
  /** The category of the occupation's skills: software, trades, health-care. */
  field: string;
};

/** The taxonomies, prepared for random draws. */
export type TaxonomySampler = {
  place: WeightedChoice<GazetteerPlace>;
  work: WeightedChoice<OccupationSkills>;
  /** Returns occupations that a person plausibly had before the given one. */
  before: (work: OccupationSkills) => readonly OccupationSkills[];
  soft: WeightedChoice<TaxonomySkill>;
  office: WeightedChoice<TaxonomySkill>;
};

const coreSize = 14;
const office = "administration-office-software";

type RelatedSkillMap = ReadonlyMap<string, readonly TaxonomySkill[]>;

async function readSkills(db: Db): Promise<TaxonomySkill[]> {
  const { rows } = await sql<TaxonomySkill>`select id, label_it as it, label_en as en, aliases, kind, category, weight,
    coalesce(subcategory, category) as subcategory from skills where merged_into is null order by code`.execute(db);
  return rows;
}

async function readRelations(db: Db, skills: readonly TaxonomySkill[]): Promise<RelatedSkillMap> {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const { rows } = await sql<{ one: string; other: string }>`
    select a.id as one, b.id as other from skill_relations r
    join skills a on a.id = r.skill_id join skills b on b.id = r.other_id
    where a.kind = 'technical' and b.kind = 'technical' order by a.code, b.code`.execute(db);
  const near = new Map<string, TaxonomySkill[]>();
  const note = (from: string, to: string) => near.set(from, [...(near.get(from) ?? []), byId.get(to)!]);
  for (const { one, other } of rows) {
    if (!byId.has(one) || !byId.has(other)) continue;
    note(one, other);
    note(other, one);
  }
  return near;
}

/**
 * The skills of an occupation, common skills first. They are shuffled per occupation, so that two occupations of one group share
 * most skills but not all.
 */
function skillsOf(
  { id, isco08 }: TaxonomyOccupation,
  bySubcategory: ReadonlyMap<string, readonly TaxonomySkill[]>,
  near: RelatedSkillMap,
) {
  const dice = diceOf(0, "work", hashOf(id));
  const known = workFieldsOf(isco08).flatMap((name, place) =>
    (bySubcategory.get(name) ?? []).map((skill) => ({
      skill,
      rank: (skill.weight + 60) * (0.2 + dice.next()) * (place === 0 ? 1.8 : 1),
    })),
  );
  const ranked = known.toSorted((a, b) => b.rank - a.rank).map(({ skill }) => skill);
  const beside = ranked.slice(0, 6).flatMap((skill) => (near.get(skill.id) ?? []).slice(0, 2));
  const core = [...new Set([...ranked.slice(0, coreSize), ...beside])];
  return { core, more: ranked.filter((skill) => !core.includes(skill)) };
}

export async function readWorld(db: Db): Promise<TaxonomySampler> {
  const skills = await readSkills(db);
  const near = await readRelations(db, skills);
  const technical = skills.filter(({ kind }) => kind === "technical");
  const bySubcategory = Map.groupBy(technical, ({ subcategory }) => subcategory);
  const { rows } = await sql<TaxonomyOccupation & { weight: number }>`select id, isco08, it_masculine as masculine,
    it_feminine as feminine, label_en as en, weight from occupations order by id`.execute(db);
  const works = rows.map((row) => {
    const known = skillsOf(row, bySubcategory, near);
    return { ...row, ...known, field: known.core[0]?.category ?? "administration-office" };
  });
  const groupOf = ({ isco08 }: TaxonomyOccupation) => (isco08 ?? "").slice(0, 3);
  const groups = Map.groupBy(works, groupOf);
  return {
    place: weighted(await readComuni(), ({ population }) => population),
    work: weighted(works, ({ weight }) => weight),
    before: (work) => groups.get(groupOf(work))!,
    soft: weighted(
      skills.filter(({ kind }) => kind === "soft"),
      ({ weight }) => weight,
    ),
    office: weighted(bySubcategory.get(office) ?? technical, ({ weight }) => weight),
  };
}
