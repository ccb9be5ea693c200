import type { StatisticsPeriod } from "@orbita/contract";
import { textSearch } from "~/shell/navigation/page-search.ts";

export type StatisticsSearch = { period?: StatisticsPeriod | undefined; post?: string | undefined };
export type Shown = { period: StatisticsPeriod; post: string | undefined };

export const periods = ["30d", "90d", "12m"] as const satisfies StatisticsPeriod[];
const usualPeriod: StatisticsPeriod = "90d";

/** What the address says; what it says wrongly counts as not said. */
export const readStatistics = ({ period, post }: StatisticsSearch): Shown => ({
  period: periods.find((one) => one === period) ?? usualPeriod,
  post: textSearch(post),
});

/** What the address says after a change: only what is not as usual. */
export function withChange(shown: Shown, change: Partial<Shown>): StatisticsSearch {
  const { period, post } = { ...shown, ...change };
  return { ...(period !== usualPeriod && { period }), ...(post && { post }) };
}
