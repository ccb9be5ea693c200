import { daysAfter, romeDay } from "../kernel/rome-day.ts";

/**
 * Functions for months such as 2026-11 and days such as 2026-11-30. Both follow the calendar of Rome, even when a day has 23 or
 * 25 hours.
 */
export const monthOf = (day: string): string => day.slice(0, 7);
export const monthNow = (now: Date): string => monthOf(romeDay(now));
export const firstOf = (month: string): string => `${month}-01`;
export const monthAfter = (month: string): string => monthOf(daysAfter(firstOf(month), 31));
export const monthBefore = (month: string): string => monthOf(daysAfter(firstOf(month), -1));
export const lastOf = (month: string): string => daysAfter(firstOf(monthAfter(month)), -1);
export const daysIn = (month: string): number => Number(lastOf(month).slice(8));

export const isMonthOver = (month: string, now: Date): boolean => month < monthNow(now);

/** Formats a day as in Italian documents: 3/11/2026. */
export const onPaper = (day: string): string => {
  const [year, month, date] = day.split("-").map(Number);
  return `${date}/${month}/${year}`;
};

const inWords = new Intl.DateTimeFormat("it", { month: "long", year: "numeric", timeZone: "UTC" });
/** Formats a month in Italian words: "novembre 2026". */
export const monthOnPaper = (month: string): string => inWords.format(new Date(`${firstOf(month)}T12:00:00Z`));
