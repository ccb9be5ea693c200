import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { SpaceFacts, BilingualText } from "./facts.ts";

/** Labels of codes and skills, by the requested key. A merged entry has the label of its target. */
export async function findWords(
  db: Db,
  { codes, skills }: { codes: readonly string[]; skills: readonly string[] },
): Promise<Map<string, BilingualText>> {
  const { rows } = await sql<{ key: string; it: string; en: string | null }>`
    select asked.code as key, coalesce(now.label_it, asked.label_it) as it, coalesce(now.label_en, asked.label_en) as en
      from vocabulary_entries asked left join vocabulary_entries now on now.id = asked.merged_into
      where asked.code = any (${codes}::text[])
    union all
    select asked.id::text, coalesce(now.label_it, asked.label_it), coalesce(now.label_en, asked.label_en)
      from skills asked left join skills now on now.id = asked.merged_into
      where asked.id = any (${skills}::uuid[])`.execute(db);
  return new Map(rows.map(({ key, it, en }) => [key, { it, en: en ?? it }]));
}

/** The data of a Space's public page; undefined if the Space does not exist. */
export async function findSpaceFacts(db: Db, id: string): Promise<SpaceFacts | undefined> {
  const { rows } = await sql<Omit<SpaceFacts, "sector"> & { sector_it: string | null; sector_en: string | null }>`
    select spaces.name, spaces.type, authorisation_number as authorisation, headline, description,
      company_size as size, year_founded as "yearFounded", sector.label_it as sector_it, sector.label_en as sector_en,
      coalesce((select array_agg(city order by position) from
        (select city, min(position) as position from space_locations where space_id = spaces.id group by city) as places),
        '{}') as cities
    from spaces left join vocabulary_entries sector on sector.code = spaces.business_sector
    where spaces.id = ${id} and spaces.enabled`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { sector_it: it, sector_en: en, ...space } = row;
  return { ...space, sector: it === null ? null : { it, en: en ?? it } };
}

export type JobTitle = { readonly masculine: string; readonly feminine: string; readonly en: string };

/** The job title with exactly this name, in either language. */
export async function findJobTitle(db: Db, names: readonly string[]): Promise<JobTitle | undefined> {
  const { rows } = await sql<JobTitle>`
    select it_masculine as masculine, it_feminine as feminine, label_en as en from occupations
    where plain(it_masculine) = any (select plain(unnest(${names}::text[])))
      or plain(it_feminine) = any (select plain(unnest(${names}::text[])))
      or plain(label_en) = any (select plain(unnest(${names}::text[])))
    order by weight desc, id limit 1`.execute(db);
  return rows[0];
}

/** A taxonomy name in both languages. `proper` is true for a language, which is capitalized in English everywhere. */
export type TaxonomyName = BilingualText & { readonly proper: boolean };

/** Taxonomy entries with these names, in either language: labels only, no aliases. */
export async function findTaxonomyNames(db: Db, names: readonly string[]): Promise<TaxonomyName[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<TaxonomyName>`
    with asked as (select distinct plain(name) as name from unnest(${names}::text[]) as given (name))
    select label_it as it, label_en as en, false as proper from skills
      where merged_into is null and plain_names(label_it, label_en, aliases) && array(select name from asked)
        and (plain(label_it) in (select name from asked) or plain(label_en) in (select name from asked))
    union all select label_it, label_en, type = 'language' from vocabulary_entries
      where merged_into is null and label_en is not null
        and (plain(label_it) in (select name from asked) or plain(label_en) in (select name from asked))
    union all select it_masculine, label_en, false from occupations
      where it_masculine = it_feminine
        and (plain(it_masculine) in (select name from asked) or plain(label_en) in (select name from asked))`.execute(
    db,
  );
  return rows;
}
