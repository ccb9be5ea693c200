import { skillLimits } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { sql } from "kysely";

/** The category of an imported skill without an ESCO group, or with a group that no prefix matches. */
const otherCategory = { code: "esco-other", it: "Altre competenze", en: "Other skills", sort: 9_999 } as const;

/** Fills a temporary table with the normalised names of all skills that are not merged. The table is rebuilt after each step that adds skills. */
async function listNames(tx: Tx): Promise<void> {
  await sql`drop table if exists esco_names`.execute(tx);
  await sql`create temp table esco_names on commit drop as
    select name, s.id as skill_id, s.weight, name in (plain(s.label_it), plain(s.label_en)) as is_label
    from skills s cross join unnest(plain_names(s.label_it, s.label_en, s.aliases)) as name where s.merged_into is null`.execute(
    tx,
  );
  await sql`create index on esco_names (name)`.execute(tx);
  await sql`analyze esco_names`.execute(tx);
}

/**
 * Matches ESCO concepts to our skills: by URI, else by name, where a label wins over an alias. Never matches a skill that was merged into another
 * skill here.
 */
async function matchConcepts(tx: Tx): Promise<void> {
  await sql`update esco_concepts set it = coalesce(it, en), en = coalesce(en, it)`.execute(tx);
  await sql`update esco_concepts c set by_uri = true, skill_id = case when s.merged_into is null then s.id end
    from skills s where s.esco = c.uuid`.execute(tx);
  await listNames(tx);
  await sql`update esco_concepts c set skill_id = (select skill_id from esco_names n
      where n.name in (plain(c.en), plain(c.it)) order by is_label desc, weight desc, skill_id limit 1)
    where not by_uri`.execute(tx);
}

/**
 * SQL: the category of each new ESCO concept. It comes from the nearest group above the concept whose code begins with a known
 * prefix; the longest prefix wins.
 */
const categories = sql`
  with recursive above as (
    select uuid, uuid::text as at, null::text as code, 0 as steps from esco_concepts where is_new
    union select a.uuid, b.parent, b.code, a.steps + 1 from above a join esco_broader b on b.child = a.at where a.steps < 6 and a.code is null)
  select distinct on (a.uuid) a.uuid, g.category from above a
  join esco_groups g on starts_with(a.code, g.code) join skill_categories k on k.code = g.category
  order by a.uuid, a.steps, a.code, length(g.code) desc`;

/** Adds a skill for each ESCO concept without one. Two concepts with the same name become one skill. */
async function addNew(tx: Tx): Promise<string[]> {
  await sql`update esco_concepts c set is_new = true from (select distinct on (plain(en)) uuid from esco_concepts
    where skill_id is null and not by_uri order by plain(en), uuid) as first where first.uuid = c.uuid`.execute(tx);
  const { code, it, en, sort } = otherCategory;
  await sql`insert into skill_categories (code, label_it, label_en, sort) select ${code}, ${it}, ${en}, ${sort}::integer
    where exists (select from esco_concepts where is_new) on conflict (code) do nothing`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    with placed as (${categories})
    insert into skills (id, code, label_it, label_en, kind, category, esco, weight)
    select uuid_by_time(), 'esco-' || c.uuid, upper(left(c.it, 1)) || substr(c.it, 2), upper(left(c.en, 1)) || substr(c.en, 2),
      case when c.soft then 'soft' else 'technical' end::skill_kind, coalesce(placed.category, ${code}), c.uuid, 1
    from esco_concepts c left join placed using (uuid) where is_new order by c.uuid
    returning id`.execute(tx);
  await sql`update esco_concepts c set skill_id = s.id from skills s where is_new and s.esco = c.uuid`.execute(tx);
  await listNames(tx);
  await sql`update esco_concepts c set skill_id = (select skill_id from esco_names n
      where n.name in (plain(c.en), plain(c.it)) order by is_label desc, weight desc, skill_id limit 1)
    where skill_id is null and not by_uri`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Stores the ESCO URI of a skill that was matched by name, so that the next import matches it by URI. */
async function keepUris(tx: Tx): Promise<void> {
  await sql`update skills s set esco = found.uuid from (
      select distinct on (skill_id) skill_id, uuid from esco_concepts c where skill_id is not null and not by_uri
        and not exists (select from skills other where other.esco = c.uuid) order by skill_id, uuid) as found
    where s.id = found.skill_id and s.esco is null`.execute(tx);
}

/**
 * Adds each unused ESCO alias to one skill, up to `most` per skill. Skills that an admin edited get none. An alias that finds
 * no room stays reserved for its skill, so that importing the same files again gives the same result.
 */
async function addAliases(tx: Tx, most: number, longest: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with offered as (select distinct on (plain(name)) c.skill_id, c.uuid, name, place
      from esco_concepts c cross join unnest(array[c.en, c.it] || c.names) with ordinality as given (name, place)
      where c.skill_id is not null and length(name) <= ${longest}::integer
      order by plain(name), c.uuid, place),
    fresh as (select o.*, row_number() over (partition by skill_id order by uuid, place) as turn from offered o
      where not exists (select from esco_names n where n.name = plain(o.name)))
    update skills s set aliases = s.aliases || found.names from (
      select f.skill_id, array_agg(f.name order by f.uuid, f.place) as names from fresh f join skills k on k.id = f.skill_id
      where f.turn + cardinality(k.aliases) <= ${most}::integer group by f.skill_id) as found
    where s.id = found.skill_id and not s.edited
    returning s.id`.execute(tx);
  return rows.map(({ id }) => id);
}

type EscoMerge = { added: string[]; changed: string[] };

/**
 * Merges the ESCO concepts that the import staged in this transaction, in the temporary tables esco_concepts, esco_broader and
 * esco_groups. Returns the ids of the added skills and of those that got aliases. The caller holds the lock on skill names.
 */
export async function mergeEscoConcepts(tx: Tx): Promise<EscoMerge> {
  await matchConcepts(tx);
  const added = await addNew(tx);
  await keepUris(tx);
  const changed = await addAliases(tx, skillLimits.aliases, skillLimits.name.max);
  return { added, changed };
}
