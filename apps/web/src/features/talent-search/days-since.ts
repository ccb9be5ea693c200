import { formatDay } from "~/shell/format/format.ts";

const dayMs = 86_400_000;

/** "today", "3 days ago"; after two weeks the date. Of a CV's change only the day is told, so that nothing is said of hours. */
export function formatDaysSince(locale: string, day: string, now: number): string {
  const days = Math.max(0, Math.floor(now / dayMs) - Math.floor(Date.parse(day) / dayMs));
  if (days > 14) return formatDay(locale, day);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-days, "day");
}
