import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { companySizeName, listedName } from "~/features/space-page/company-words.ts";
import type { Facets } from "./find-spaces.ts";
import type { ListedNames } from "./load-spaces.ts";
import type { Choice, SpacesSearch } from "./spaces-search.ts";

export type FilterOption = { value: string; label: string; count: number };
export type FilterGroup = {
  name: Choice;
  title: string;
  /** Label of the choice that removes the filter. */
  all: string;
  chosen: FilterOption | null;
  options: FilterOption[];
};

/** The filters with a list of values. `type` is missing because agencies are a switch, not a list. */
const listed = ["sector", "people", "policy", "region"] as const;
const titles = { sector: msg`Sector`, people: msg`People`, policy: msg`Policy`, region: msg`Region` };
const alls = {
  sector: msg`All sectors`,
  people: msg`All sizes`,
  policy: msg`All policies`,
  region: msg`All regions`,
};

/** Sort key: sizes are sorted by number of people, the other filters keep the order of their counts. */
const sizeOf = ({ value }: FilterOption): number => Number.parseInt(value, 10);

function labelOf(i18n: I18n, names: ListedNames, name: Choice, value: string): string {
  if (name === "people") return companySizeName(i18n, value);
  const words = names[value];
  return words ? listedName(i18n, words) : value;
}

/** The filters that have values to choose from, labelled in the user's language. */
export function filterGroups(i18n: I18n, search: SpacesSearch, facets: Facets, names: ListedNames): FilterGroup[] {
  return listed
    .map((name): FilterGroup => {
      const options = facets[name].map(({ value, count }) => ({
        value,
        count,
        label: labelOf(i18n, names, name, value),
      }));
      if (name === "people") options.sort((one, other) => sizeOf(one) - sizeOf(other));
      const value = search[name];
      const chosen = value
        ? (options.find((option) => option.value === value) ?? {
            value,
            count: 0,
            label: labelOf(i18n, names, name, value),
          })
        : null;
      return { name, title: i18n._(titles[name]), all: i18n._(alls[name]), chosen, options };
    })
    .filter(({ options, chosen }) => options.length > 0 || chosen !== null);
}
