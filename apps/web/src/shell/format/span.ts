import { formatClock, formatDayOfYear } from "./format.ts";

/** "22 Nov, 05:00–06:30"; with both days when it crosses midnight. */
export function formatSpan(locale: string, from: string, until: string | null): string {
  const begin = `${formatDayOfYear(locale, from)}, ${formatClock(locale, from)}`;
  if (until === null) return begin;
  const sameDay = formatDayOfYear(locale, from) === formatDayOfYear(locale, until);
  return `${begin}–${sameDay ? "" : `${formatDayOfYear(locale, until)}, `}${formatClock(locale, until)}`;
}
