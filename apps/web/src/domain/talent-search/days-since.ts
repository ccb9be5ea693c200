import { formatDay } from "~/shell/format/format.ts";

const dayMs = 86_400_000;

/**
 * How long ago a CV was changed, for example "today" or "3 days ago"; after two weeks the date.
 * The API reveals only the day on which a CV changed, so there are no hours.
 */
export function formatDaysSince(locale: string, day: string, now: number): string {
  const days = Math.max(0, Math.floor(now / dayMs) - Math.floor(Date.parse(day) / dayMs));
  if (days > 14) return formatDay(locale, day);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-days, "day");
}
