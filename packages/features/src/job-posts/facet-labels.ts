import type { FacetCounts } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";

type Label = { value: string; it: string; en: string | null };

const coded = new Set([
  "ccnl",
  "contractType",
  "contractEconomicType",
  "workplaceType",
  "businessSector",
  "travelType",
  "education",
  "benefits",
  "languages",
]);

const valuesOf = (facets: FacetCounts, isWanted: (name: string) => boolean): string[] =>
  Object.entries(facets).flatMap(([name, items]) => (isWanted(name) ? items.map(({ value }) => value) : []));

/** Codes and ids with their words, in one go: read now, so that a word that was renamed needs no new document. */
export async function withLabels(db: Db, facets: FacetCounts): Promise<FacetCounts> {
  const codes = valuesOf(facets, (name) => coded.has(name));
  const skills = valuesOf(facets, (name) => name === "skills");
  if (codes.length + skills.length === 0) return facets;
  const { rows } = await sql<Label>`
    select code as value, label_it as it, label_en as en from vocabulary_entries where code = any (${codes}::text[])
    union all select id::text, label_it, label_en from skills where id = any (${skills}::uuid[])`.execute(db);
  const labels = new Map(rows.map(({ value, it, en }) => [value, { it, en }]));
  return Object.fromEntries(
    Object.entries(facets).map(([name, items]) => [
      name,
      items.map((item) => {
        const label = coded.has(name) || name === "skills" ? labels.get(item.value) : undefined;
        return label ? { ...item, label } : item;
      }),
    ]),
  );
}
