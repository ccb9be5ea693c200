import { perDatabase, type Db } from "@orbita/db";
import { sql } from "kysely";
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

/** Cache lifetime of skill names and relations. They change a few times a year and every search needs them, so each process reads them once a minute. */
const keptMs = 60_000;
type NameFinder = (names: readonly string[]) => string[];
type NameCache = {
  longer: { readonly names: string; readonly find: NameFinder; readonly until: number } | null;
  readonly families: Map<string, { readonly family: readonly RelatedSkill[]; readonly until: number }>;
};
const shelfOf = perDatabase((): NameCache => ({ longer: null, families: new Map() }));

async function findLonger(db: Db, time: number): Promise<NameFinder> {
  const shelf = shelfOf(db);
  const { longer } = shelf;
  if (longer && longer.until > time) return longer.find;
  const candidates = await findLongNames(db);
  const names = candidates.join("\n");
  const find = longer?.names === names ? longer.find : longerIn(candidates);
  shelf.longer = { names, find, until: time + keptMs };
  return find;
}

/** For each required skill, the related skills (see `findFamilies`) with their names. */
export async function loadRelations(db: Db, skillIds: readonly string[], now = new Date()): Promise<SkillRelations> {
  const time = now.getTime();
  const { families } = shelfOf(db);
  const missing = skillIds.filter((id) => !((families.get(id)?.until ?? 0) > time));
  if (missing.length > 0) {
    const rows = await findFamilies(db, missing);
    const find = await findLonger(db, time);
    for (const [asked, group] of Map.groupBy(rows, (row) => row.asked)) {
      const family = group.map(({ asked: _asked, aliases, ...row }): RelatedSkill => {
        const names = [row.it, row.en, ...aliases];
        return { ...row, names, longer: find(names) };
      });
      families.set(asked, { family, until: time + keptMs });
    }
  }
  return {
    skills: new Map(
      skillIds.flatMap((id) => {
        const family = families.get(id)?.family;
        return family ? [[id, family] as const] : [];
      }),
    ),
  };
}
