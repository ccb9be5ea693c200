import { formatClock, formatDay } from "./format.ts";

export const isToday = (locale: string, instant: string, now: number): boolean =>
  formatDay(locale, instant) === formatDay(locale, new Date(now).toISOString());

const today = (locale: string): string => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(0, "day");

/** The day of an instant: "today", or its date. */
export const formatDate = (locale: string, instant: string, now: number): string =>
  isToday(locale, instant, now) ? today(locale) : formatDay(locale, instant);

/** The day and time of an instant, for example "today, 08:12" or "14 nov 2026, 09:09". */
export const formatMoment = (locale: string, instant: string, now: number): string =>
  `${formatDate(locale, instant, now)}, ${formatClock(locale, instant)}`;
