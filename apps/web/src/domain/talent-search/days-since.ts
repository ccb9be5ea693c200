import { formatDay } from "~/shell/format/format.ts";

const dayMs = 86_400_000;

/**
 * For example "today" or "3 days ago", and the date after two weeks.
 * The API reveals only the day on which a CV changed, so there are no hours.
 */
export function formatDaysSince(locale: string, day: string, now: number): string {
  const days = Math.max(0, Math.floor(now / dayMs) - Math.floor(Date.parse(day) / dayMs));
  if (days > 14) return formatDay(locale, day);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-days, "day");
}
