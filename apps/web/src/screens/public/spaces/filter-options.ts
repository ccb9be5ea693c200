import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { companySizeName, listedName } from "~/domain/spaces/pages/company-labels.ts";
import type { SpaceFacets } from "./find-spaces.ts";
import type { SpaceFilterLabels } from "./load-spaces.ts";
import type { SpaceFilterChoice, SpacesSearch } from "./spaces-search.ts";

export type FilterOption = { value: string; label: string; count: number };
export type FilterGroup = {
  name: SpaceFilterChoice;
  title: string;
  /** Label of the menu option that removes the filter. */
  all: string;
  chosen: FilterOption | null;
  options: FilterOption[];
};

/** The filters with a list of values. `type` is missing, because the filter for agencies is a switch, not a list. */
const listed = ["sector", "people", "policy", "region"] as const;
const titles = { sector: msg`Sector`, people: msg`People`, policy: msg`Work policy`, region: msg`Region` };
const alls = {
  sector: msg`All sectors`,
  people: msg`All sizes`,
  policy: msg`All work policies`,
  region: msg`All regions`,
};

/** Sort key of company sizes, which are sorted by number of people. The other filters keep the order of their counts. */
const sizeOf = ({ value }: FilterOption): number => Number.parseInt(value, 10);

function labelOf(i18n: I18n, names: SpaceFilterLabels, name: SpaceFilterChoice, value: string): string {
  if (name === "people") return companySizeName(i18n, value);
  const words = names[value];
  return words ? listedName(i18n, words) : value;
}

/** The filters that have values to choose from, labelled in the user's language. */
export function filterGroups(
  i18n: I18n,
  search: SpacesSearch,
  facets: SpaceFacets,
  names: SpaceFilterLabels,
): FilterGroup[] {
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
