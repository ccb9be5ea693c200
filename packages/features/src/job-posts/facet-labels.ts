import { seniorityLabels, type FacetCounts } from "@orbita/contract";
import { perDatabase, type Db } from "@orbita/db";
import { sql } from "kysely";
import { loadProvinces } from "./provinces.ts";

type FacetLabel = { it: string; en: string | null };

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
const isLookedUp = (name: string) => coded.has(name) || name === "skills";
const levels = new Map<string, FacetLabel>(Object.entries(seniorityLabels));

/** Cache lifetime of the facet labels. Labels change a few times a year and every list needs them, so each process reads them once a minute. */
const keptMs = 60_000;
const keptOf = perDatabase(() => new Map<string, { label: FacetLabel | null; until: number }>());

async function lookUp(db: Db, codes: readonly string[], skills: readonly string[]): Promise<Map<string, FacetLabel>> {
  const { rows } = await sql<FacetLabel & { value: string }>`
    select code as value, label_it as it, label_en as en from vocabulary_entries where code = any (${codes}::text[])
    union all select id::text, label_it, label_en from skills where id = any (${skills}::uuid[])`.execute(db);
  return new Map(rows.map(({ value, it, en }) => [value, { it, en }]));
}

/** Adds labels to the codes and skill ids of the facets, because filter lists show no codes. The label of a region or province is its name. */
export async function withJobPostLabels(db: Db, facets: FacetCounts, now: Date): Promise<FacetCounts> {
  const time = now.getTime();
  const kept = keptOf(db);
  const missing = (isWanted: (name: string) => boolean) =>
    Object.entries(facets).flatMap(([name, items]) =>
      isWanted(name) ? items.map(({ value }) => value).filter((value) => !((kept.get(value)?.until ?? 0) > time)) : [],
    );
  const [codes, skills] = [missing((name) => coded.has(name)), missing((name) => name === "skills")];
  if (codes.length + skills.length > 0) {
    const found = await lookUp(db, codes, skills);
    for (const value of [...codes, ...skills])
      kept.set(value, { label: found.get(value) ?? null, until: time + keptMs });
  }
  const provinces = facets["province"] ? await loadProvinces(db, now) : [];
  const provinceNames = new Map(provinces.map(({ code, name }) => [code, { it: name, en: name }]));
  const labelOf = (name: string, value: string): FacetLabel | null | undefined => {
    if (name === "region") return { it: value, en: value };
    if (name === "province") return provinceNames.get(value);
    return name === "seniority" ? levels.get(value) : isLookedUp(name) ? kept.get(value)?.label : null;
  };
  return Object.fromEntries(
    Object.entries(facets).map(([name, items]) => [
      name,
      items.map((item) => {
        const label = labelOf(name, item.value);
        return label ? { ...item, label } : item;
      }),
    ]),
  );
}
