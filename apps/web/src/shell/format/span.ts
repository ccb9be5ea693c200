import { formatClock, formatDayOfYear } from "./format.ts";

/** A span of time, for example "22 Nov, 05:00–06:30"; with both days if it crosses midnight. */
export function formatSpan(locale: string, from: string, until: string | null): string {
  const begin = `${formatDayOfYear(locale, from)}, ${formatClock(locale, from)}`;
  if (until === null) return begin;
  const sameDay = formatDayOfYear(locale, from) === formatDayOfYear(locale, until);
  return `${begin}–${sameDay ? "" : `${formatDayOfYear(locale, until)}, `}${formatClock(locale, until)}`;
}
