import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { formatEuros } from "~/shell/format/format.ts";
import { allWanted, valuesOf, withChange, type Choice, type JobsSearch, type Sort } from "./jobs-search.ts";
import type { ChosenNames } from "./load-jobs.ts";

const titles = {
  workplace: msg`Workplace`,
  contract: msg`Contract`,
  hours: msg`Hours`,
  skill: msg`Skills`,
  language: msg`Languages`,
  sector: msg`Sector`,
  travel: msg`Travel`,
  pay: msg`Pay`,
  since: msg`Published`,
};
export type FilterName = keyof typeof titles;
export const titleOf = (i18n: I18n, name: FilterName): string => i18n._(titles[name]);

const sortNames: Record<Sort, ReturnType<typeof msg>> = {
  relevance: msg`Best match`,
  date: msg`Newest`,
  pay: msg`Highest pay`,
  distance: msg`Nearest`,
};
export const sortName = (i18n: I18n, sort: Sort): string => i18n._(sortNames[sort]);

export const inLanguage = (i18n: I18n, { it, en }: { it: string; en: string | null }): string =>
  i18n.locale === "it" ? it : (en ?? it);

export function payWords(i18n: I18n, pay: number): string {
  const euros = formatEuros(i18n.locale, pay);
  return i18n._(msg`From ${euros}`);
}

export const sinceWords = (i18n: I18n, days: number): string =>
  i18n._(msg`${plural(days, { one: "In the last day", other: "In the last # days" })}`);

const lower = (words: string): string => words.charAt(0).toLocaleLowerCase() + words.slice(1);

/** "Hybrid or remote", "Java and SQL". */
function choiceWords(i18n: I18n, search: JobsSearch, name: Choice, names: ChosenNames): string {
  const words = valuesOf(search, name).map((value) => {
    const label = names[`${name}.${value}`];
    return label ? inLanguage(i18n, label) : value;
  });
  const all = allWanted(name);
  const list = new Intl.ListFormat(i18n.locale, { type: all ? "conjunction" : "disjunction" });
  return list.format(all ? words : words.map((word, index) => (index === 0 ? word : lower(word))));
}

export type ActiveFilter = { name: FilterName; words: string; without: Partial<JobsSearch> };

const order: readonly FilterName[] = [
  "workplace",
  "pay",
  "contract",
  "hours",
  "skill",
  "language",
  "sector",
  "travel",
  "since",
];

/** The active filters, each with the search that removes it. */
export function activeFilters(i18n: I18n, search: JobsSearch, names: ChosenNames): ActiveFilter[] {
  return order.flatMap((name) => {
    if (search[name] === undefined) return [];
    const words =
      name === "pay"
        ? payWords(i18n, search.pay!)
        : name === "since"
          ? sinceWords(i18n, search.since!)
          : choiceWords(i18n, search, name, names);
    return [{ name, words, without: withChange(search, { [name]: undefined }) }];
  });
}
