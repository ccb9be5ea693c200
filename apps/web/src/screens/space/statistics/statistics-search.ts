import type { StatisticsPeriod } from "@orbita/contract";
import { textSearch } from "~/shell/navigation/page-search.ts";

export type StatisticsSearch = { period?: StatisticsPeriod | undefined; post?: string | undefined };
export type StatisticsFilters = { period: StatisticsPeriod; post: string | undefined };

export const periods = ["30d", "90d", "12m"] as const satisfies StatisticsPeriod[];
const usualPeriod: StatisticsPeriod = "90d";

/** Parses the URL's search parameters; invalid values fall back to the defaults. */
export const readStatistics = ({ period, post }: StatisticsSearch): StatisticsFilters => ({
  period: periods.find((one) => one === period) ?? usualPeriod,
  post: textSearch(post),
});

/** The URL parameters of the statistics page after a change of its filters, without default values. */
export function changeStatisticsSearch(shown: StatisticsFilters, change: Partial<StatisticsFilters>): StatisticsSearch {
  const { period, post } = { ...shown, ...change };
  return { ...(period !== usualPeriod && { period }), ...(post && { post }) };
}
