import type { FacetCounts } from "@orbita/contract";
import type { Clause } from "./clauses.ts";
import type { Label, Lexicon } from "./lexicon.ts";

/** Ranges of years of experience; each begins where the previous one ends. */
const steps = [0, 1, 3, 5, 10];
const yearRanges = steps.map((from, place) => {
  const to = steps[place + 1];
  return to === undefined ? { key: `${from}+`, from } : { key: `${from}-${to}`, from, to };
});
export const facetRanges: Readonly<Record<string, Clause>> = {
  years: { range: { field: "years", ranges: yearRanges } },
};

const labelsIn = ({
  skills,
  occupations,
  codes,
}: Lexicon): Readonly<Record<string, (value: string) => Label | undefined>> => {
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

/** Adds labels to codes and ids, because users must not see codes. */
export function withLabels(facets: FacetCounts, lexicon: Lexicon): FacetCounts {
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
