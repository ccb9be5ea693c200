import { dateLocale } from "@orbita/contract";

const inRome = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome", dateStyle: "short" });

/**
 * The calendar day in Italy as yyyy-mm-dd. Budgets and ledgers change at midnight in Italy, also across daylight saving changes.
 */
export const romeDay = (moment: Date): string => inRome.format(moment);

/** Adds a number of calendar days to a day. */
export function daysAfter(day: string, days: number): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The last moment of a calendar day in Italy; such a day may have 23 or 25 hours. */
export function endOfRomeDay(day: string): Date {
  const summer = new Date(`${day}T23:59:59.999+02:00`);
  const winter = new Date(`${day}T23:59:59.999+01:00`);
  return romeDay(winter) === day ? winter : summer;
}

/** The last moment of yesterday in Italy. Daily limits count what was done after it. */
export const endOfPreviousDay = (now: Date): Date => endOfRomeDay(daysAfter(romeDay(now), -1));

/** Formats the first of a month as Italian requires: "1° dicembre". */
export const withOrdinal = (language: string, text: string): string =>
  language === "it" ? text.replace(/(?<!\d)1 (?=\p{L})/u, "1° ") : text;

/** Formats a date in long form, as usual in the given language. */
export const dayIn = (language: string, at: Date): string =>
  withOrdinal(
    language,
    new Intl.DateTimeFormat(dateLocale(language), { dateStyle: "long", timeZone: "Europe/Rome" }).format(at),
  );
