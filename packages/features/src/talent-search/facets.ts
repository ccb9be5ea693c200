import type { FacetCounts } from "@orbita/contract";
import type { QueryClause } from "./clauses.ts";
import type { BilingualLabel, Lexicon } from "../lexicon/index.ts";

/** The numbers of years at which the ranges of the experience facet begin. Each range ends where the next one begins. */
const steps = [0, 1, 3, 5, 10];
const yearRanges = steps.map((from, place) => {
  const to = steps[place + 1];
  return to === undefined ? { key: `${from}+`, from } : { key: `${from}-${to}`, from, to };
});
export const facetRanges: Readonly<Record<string, QueryClause>> = {
  years: { range: { field: "years", ranges: yearRanges } },
};

const labelsIn = ({
  skills,
  occupations,
  codes,
}: Lexicon): Readonly<Record<string, (value: string) => BilingualLabel | undefined>> => {
  const occupation = (value: string) => occupations.get(value)?.label;
  const coded = (value: string) => codes.get(value);
  return {
    skills: (value) => skills.get(value)?.label,
    occupations: occupation,
    roles: occupation,
    languages: coded,
    education: coded,
  };
};

/** Adds labels to codes and ids of facets, because users must not see codes. */
export function withTalentLabels(facets: FacetCounts, lexicon: Lexicon): FacetCounts {
  const labels = labelsIn(lexicon);
  return Object.fromEntries(
    Object.entries(facets).map(([name, items]) => [
      name,
      items.map((item) => {
        const label = labels[name]?.(item.value);
        return label ? { ...item, label } : item;
      }),
    ]),
  );
}
