import { dateLocale } from "@orbita/contract/vocab/languages";

const dayMs = 86_400_000;

/** Number of the calendar day in a time zone. */
const dayNumber = (zone: string, at: Date): number =>
  Date.parse(new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(at)) / dayMs;

/** Calendar days from now until an instant in a time zone: 0 is today, 1 tomorrow, -1 yesterday. */
export const calendarDaysUntil = (zone: string, at: string, now: number): number =>
  dayNumber(zone, new Date(at)) - dayNumber(zone, new Date(now));

const formatIn = (locale: string, zone: string, at: string | number, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { ...parts, timeZone: zone }).format(new Date(at));

/** A relative day, for example "tomorrow". */
export const relativeDay = (locale: string, days: number): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");

/** A day with its weekday, for example "ven 4 dicembre". */
export const weekdayAndDay = (locale: string, zone: string, at: string): string =>
  formatIn(locale, zone, at, { weekday: "short", day: "numeric", month: "long" });

/** A day in full, for example "giovedì 26 novembre". */
export const fullDay = (locale: string, zone: string, at: string | number): string =>
  formatIn(locale, zone, at, { weekday: "long", day: "numeric", month: "long" });

export const weekdayOf = (locale: string, zone: string, at: string): string =>
  formatIn(locale, zone, at, { weekday: "long" });

/** The day of the month and the short name of the month, for example "14" and "nov". */
export const dayAndMonthOf = (locale: string, zone: string, at: string): { day: string; month: string } => ({
  day: formatIn(locale, zone, at, { day: "numeric" }),
  month: formatIn(locale, zone, at, { month: "short" }),
});
