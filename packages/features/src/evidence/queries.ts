import { perDatabase, type Db } from "@orbita/db";
import { sql } from "kysely";
import { bothForms, titleForms, type GenderedJobTitles } from "./both-forms.ts";
import { longerIn, type RelatedSkill, type RelationKind, type SkillRelations } from "./relations.ts";

type SkillNameRow = {
  asked: string;
  by: RelationKind;
  id: string;
  ids: string[];
  it: string;
  en: string;
  aliases: string[];
  soft: boolean;
};

/**
 * The skills related to each required skill: narrower by up to two levels, related, and broader by one level. If a skill is reached in several ways,
 * the strongest relation counts (same, narrower, related, broader).
 */
async function findFamilies(db: Db, ids: readonly string[]): Promise<SkillNameRow[]> {
  const { rows } = await sql<SkillNameRow>`
    with asked as (
      select id as asked, coalesce(merged_into, id) as id from skills where id = any (${ids}::uuid[])),
    down as (
      select a.asked, r.skill_id as id from asked a join skill_relations r on r.other_id = a.id and r.kind = 'narrower'),
    family as (
      select asked, id, 1 as strength from asked
      union all select asked, id, 2 from down
      union all select d.asked, r.skill_id, 2 from down d
        join skill_relations r on r.other_id = d.id and r.kind = 'narrower'
      union all select a.asked, r.other_id, 3 from asked a
        join skill_relations r on r.skill_id = a.id and r.kind = 'related'
      union all select a.asked, r.skill_id, 3 from asked a
        join skill_relations r on r.other_id = a.id and r.kind = 'related'
      union all select a.asked, r.other_id, 4 from asked a
        join skill_relations r on r.skill_id = a.id and r.kind = 'narrower'),
    best as (select asked, id, min(strength) as strength from family group by asked, id)
    select b.asked, (array['same', 'narrower', 'related', 'broader'])[b.strength] as by, s.id,
      s.id || array(select gone.id from skills gone where gone.merged_into = s.id) as ids,
      s.label_it as it, s.label_en as en, s.aliases, s.kind = 'soft' as soft
    from best b join skills s on s.id = b.id order by b.asked, b.strength, s.id`.execute(db);
  return rows;
}

/** All skill names of several words, which could contain another skill's name. */
async function findLongNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ names: string[] }>`
    select array[label_it, label_en] || aliases as names from skills where merged_into is null`.execute(db);
  return rows.flatMap(({ names }) => names.filter((name) => /[^\p{L}\p{N}]/u.test(name)));
}

const findTitles = (db: Db): Promise<GenderedJobTitles> =>
  db
    .selectFrom("occupations")
    .select(["it_masculine as itMasculine", "it_feminine as itFeminine"])
    .orderBy("id")
    .execute();

/** Cache lifetime of skill names and relations. They change a few times a year and every search needs them, so each process reads them once a minute. */
const keptMs = 60_000;
type NameFinder = (names: readonly string[]) => string[];
type NameFinders = {
  readonly findLonger: NameFinder;
  /** Adds the names for the other gender. */
  readonly inBothForms: NameFinder;
  readonly formsOfTitle: SkillRelations["formsOfTitle"];
};
type NameCache = {
  finders: (NameFinders & { readonly edition: string; readonly until: number }) | null;
  readonly families: Map<string, { readonly family: readonly RelatedSkill[]; readonly until: number }>;
};
const shelfOf = perDatabase((): NameCache => ({ finders: null, families: new Map() }));

async function loadFinders(db: Db, time: number): Promise<NameFinders> {
  const shelf = shelfOf(db);
  const { finders } = shelf;
  if (finders && finders.until > time) return finders;
  const [candidates, titles] = [await findLongNames(db), await findTitles(db)];
  const edition = JSON.stringify([candidates, titles]);
  const same = finders?.edition === edition ? finders : null;
  shelf.finders = {
    findLonger: same?.findLonger ?? longerIn(candidates),
    inBothForms: same?.inBothForms ?? bothForms(titles),
    formsOfTitle: same?.formsOfTitle ?? titleForms(titles),
    edition,
    until: time + keptMs,
  };
  return shelf.finders;
}

/** For each required skill, the related skills (see `findFamilies`) with their names. */
export async function loadRelations(db: Db, skillIds: readonly string[], now = new Date()): Promise<SkillRelations> {
  const time = now.getTime();
  const { families } = shelfOf(db);
  const { findLonger, inBothForms, formsOfTitle } = await loadFinders(db, time);
  const missing = skillIds.filter((id) => !((families.get(id)?.until ?? 0) > time));
  if (missing.length > 0) {
    const rows = await findFamilies(db, missing);
    for (const [asked, group] of Map.groupBy(rows, (row) => row.asked)) {
      const family = group.map(({ asked: _asked, aliases, ...row }): RelatedSkill => {
        const names = [row.it, row.en, ...inBothForms(aliases)];
        return { ...row, names, longer: findLonger(names) };
      });
      families.set(asked, { family, until: time + keptMs });
    }
  }
  return {
    formsOfTitle,
    skills: new Map(
      skillIds.flatMap((id) => {
        const family = families.get(id)?.family;
        return family ? [[id, family] as const] : [];
      }),
    ),
  };
}
