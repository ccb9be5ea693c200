const timeZone = "Europe/Rome";

const hour = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hour12: false, timeZone });
/** The hour of the day in Italy. */
export const romeHour = (at: string): number => Number(hour.format(new Date(at)));

/** "3 days", "1,5 giorni". */
export const formatDaysShort = (locale: string, days: number): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long", maximumFractionDigits: 1 }).format(
    days,
  );

/** "96%"; a share of nearly all is not all. */
export const formatShare = (locale: string, share: number): string =>
  new Intl.NumberFormat(locale, { style: "percent", roundingMode: "floor" }).format(share);

export const formatWeekday = (locale: string, at: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: "long", timeZone }).format(new Date(at));

/** "November". */
export const formatMonth = (locale: string, at: number): string =>
  new Intl.DateTimeFormat(locale, { month: "long", timeZone }).format(at);
