import type { StatisticsPeriod } from "@orbita/contract";
import { daysAfter } from "../kernel/rome-day.ts";

/** Days of Europe/Rome; both ends belong to it. */
export type Period = { readonly from: string; readonly to: string };
type Asked = { period: StatisticsPeriod; from?: string | undefined; to?: string | undefined };

const dayMs = 86_400_000;
export const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** That many months before, by the calendar: the 31st of a shorter month is its last day. */
export function monthsBefore(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - months, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** Until today, today included. */
export function periodOf({ period, from, to }: Asked, today: string): Period {
  if (from && to) return { from, to };
  if (period === "12m") return { from: daysAfter(monthsBefore(today, 12), 1), to: today };
  return { from: daysAfter(today, period === "30d" ? -29 : -89), to: today };
}

/** As many days, right before. */
export const periodBefore = (period: Period): Period => ({
  from: daysAfter(period.from, -lengthOf(period)),
  to: daysAfter(period.from, -1),
});

/** More than half a year is told by months. */
const mostDaysInWeeks = 186;

/**
 * What a line is drawn of: weeks or months, counted back from the last day, each of them whole, because one that is cut would
 * look like a fall. The first may begin before the period.
 */
export function stretchesOf(period: Period): Period[] {
  const byMonth = lengthOf(period) > mostDaysInWeeks;
  const stretches: Period[] = [];
  for (let n = 0, to = period.to; to >= period.from; n++) {
    const next = byMonth ? monthsBefore(period.to, n + 1) : daysAfter(to, -7);
    stretches.unshift({ from: daysAfter(next, 1), to });
    to = next;
  }
  return stretches;
}

/** The whole months inside (from the first of the one to before the first of the other), and the days around them. */
export function monthsIn({ from, to }: Period): { first: string; end: string } {
  const firstOf = (day: string) => `${day.slice(0, 7)}-01`;
  const nextMonth = (day: string) => firstOf(daysAfter(firstOf(day), 31));
  const first = from === firstOf(from) ? from : nextMonth(from);
  const end = firstOf(daysAfter(to, 1));
  return first < end ? { first, end } : { first: from, end: from };
}
