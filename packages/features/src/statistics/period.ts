import type { StatisticsPeriod } from "@orbita/contract";
import { daysAfter } from "../kernel/rome-day.ts";

/** A period of days in Europe/Rome; both ends are included. */
export type DayPeriod = { readonly from: string; readonly to: string };
type StatisticsPeriodQuery = { period: StatisticsPeriod; from?: string | undefined; to?: string | undefined };

const dayMs = 86_400_000;
export const lengthOf = ({ from, to }: DayPeriod): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** The same day some calendar months earlier. If that month has no such day, its last day. */
export function monthsBefore(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - months, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** The requested period of the statistics. Without explicit dates it ends today, inclusive. */
export function periodOf({ period, from, to }: StatisticsPeriodQuery, today: string): DayPeriod {
  if (from && to) return { from, to };
  if (period === "12m") return { from: daysAfter(monthsBefore(today, 12), 1), to: today };
  return { from: daysAfter(today, period === "30d" ? -29 : -89), to: today };
}

/** The period of the same number of days directly before this one. */
export const periodBefore = (period: DayPeriod): DayPeriod => ({
  from: daysAfter(period.from, -lengthOf(period)),
  to: daysAfter(period.from, -1),
});

/** Charts of periods up to this number of days show weeks; charts of longer periods show months. */
const mostDaysInWeeks = 186;

/**
 * Divides a chart's time axis into weeks or months, counted back from the last day. All are whole, because a partial one would
 * look like a drop, so the first may begin before the period.
 */
export function stretchesOf(period: DayPeriod): DayPeriod[] {
  const byMonth = lengthOf(period) > mostDaysInWeeks;
  const stretches: DayPeriod[] = [];
  for (let n = 0, to = period.to; to >= period.from; n++) {
    const next = byMonth ? monthsBefore(period.to, n + 1) : daysAfter(to, -7);
    stretches.unshift({ from: daysAfter(next, 1), to });
    to = next;
  }
  return stretches;
}

/** The whole months in a period: from the day `first` until before the day `end`. If the period contains none, both days are equal. */
export function monthsOfPeriod({ from, to }: DayPeriod): { first: string; end: string } {
  const firstOf = (day: string) => `${day.slice(0, 7)}-01`;
  const nextMonth = (day: string) => firstOf(daysAfter(firstOf(day), 31));
  const first = from === firstOf(from) ? from : nextMonth(from);
  const end = firstOf(daysAfter(to, 1));
  return first < end ? { first, end } : { first: from, end: from };
}
