import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { formatEuros } from "~/shell/format/format.ts";
import {
  requiresAll,
  jobFilterChoices,
  getChosenValues,
  changeJobsSearch,
  type JobFilterChoice,
  type JobsSearch,
} from "~/domain/job-posts/public/jobs-search.ts";
import type { JobFilterLabels } from "./load-jobs.ts";

/** The titles of the filters in the bar. Those of the others are in `filter-titles.ts`, which loads later. */
export const barTitles = {
  workplace: msg`Workplace`,
  pay: msg`Salary`,
  contract: msg`Contract`,
  hours: msg`Hours`,
};
export type FilterName = JobFilterChoice | "pay" | "since";

export const pickLabel = (i18n: I18n, { it, en }: { it: string; en: string | null }): string =>
  i18n.locale === "it" ? it : (en ?? it);

export function formatPayFilter(i18n: I18n, pay: number): string {
  const euros = formatEuros(i18n.locale, pay);
  return i18n._(msg`From ${euros}`);
}

export const formatSinceFilter = (i18n: I18n, days: number): string =>
  i18n._(msg`${plural(days, { one: "In the last day", other: "In the last # days" })}`);

/** Filters whose values are names, which keep their capital letter inside a sentence. */
const named: readonly FilterName[] = ["region", "province"];
const lower = (words: string): string => words.charAt(0).toLocaleLowerCase() + words.slice(1);

/** The chosen values of a filter as text, for example "Hybrid or remote" or "Java and SQL". */
function choiceWords(i18n: I18n, search: JobsSearch, name: JobFilterChoice, names: JobFilterLabels): string {
  const words = getChosenValues(search, name).map((value) => {
    const label = names[`${name}.${value}`];
    return label ? pickLabel(i18n, label) : value;
  });
  const all = requiresAll(name);
  const list = new Intl.ListFormat(i18n.locale, { type: all ? "conjunction" : "disjunction" });
  const keepsCase = all || named.includes(name);
  const text = list.format(keepsCase ? words : words.map((word, index) => (index === 0 ? word : lower(word))));
  // Most provinces have the name of a town, which is another filter.
  return name === "province" ? i18n._(msg`${text} province`) : text;
}

export type ActiveJobFilter = { name: FilterName; words: string; without: Partial<JobsSearch> };

const order: readonly FilterName[] = ["pay", ...jobFilterChoices, "since"];

/** The active filters, each with the search that results from removing it. */
export function listActiveFilters(i18n: I18n, search: JobsSearch, names: JobFilterLabels): ActiveJobFilter[] {
  return order.flatMap((name) => {
    if (search[name] === undefined) return [];
    const words =
      name === "pay"
        ? formatPayFilter(i18n, search.pay!)
        : name === "since"
          ? formatSinceFilter(i18n, search.since!)
          : choiceWords(i18n, search, name, names);
    return [{ name, words, without: changeJobsSearch(search, { [name]: undefined }) }];
  });
}
