const timeZone = "Europe/Rome";

const hour = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hour12: false, timeZone });
/** The hour of the day in Italy, from 0 to 23. */
export const romeHour = (at: string): number => Number(hour.format(new Date(at)));

export const formatWeekday = (locale: string, at: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: "long", timeZone }).format(new Date(at));

/** The name of the month, for example "November". */
export const formatMonth = (locale: string, at: number): string =>
  new Intl.DateTimeFormat(locale, { month: "long", timeZone }).format(at);
