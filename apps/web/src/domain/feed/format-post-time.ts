import { formatClock, formatDay, formatDayOfYear } from "~/shell/format/format.ts";

const dayMs = 24 * 3_600_000;
const dayOf = (locale: string, ms: number): string => formatDay(locale, new Date(ms).toISOString());

/** How many days ago an instant was, in Rome time: 0 for today, 1 for yesterday, null for earlier days. */
export function daysAgo(locale: string, instant: string, now: number): 0 | 1 | null {
  const said = formatDay(locale, instant);
  if (said === dayOf(locale, now)) return 0;
  return said === dayOf(locale, now - dayMs) ? 1 : null;
}

/** The time of a post, for example "oggi, 11:30" or "12 nov, 09:05", with the year if it is not the current year. */
export function formatPostTime(locale: string, instant: string, now: number): string {
  const days = daysAgo(locale, instant, now);
  const sameYear = new Date(instant).getUTCFullYear() === new Date(now).getUTCFullYear();
  const day =
    days === null
      ? sameYear
        ? formatDayOfYear(locale, instant)
        : formatDay(locale, instant)
      : new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-days, "day");
  return `${day}, ${formatClock(locale, instant)}`;
}
