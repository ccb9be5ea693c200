import type { DatePeriod } from "./dates.ts";

/** Months since the year 0, with a fraction. A date without a month counts as the middle of its year. */
const startOf = (date: string): number =>
  date.length === 4 ? Number(date) * 12 + 6 : Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
/** The end of a period in months; its final month counts in full. */
const endOf = (date: string): number => (date.length === 4 ? startOf(date) : startOf(date) + 1);
const nowOf = (today: Date): number =>
  today.getUTCFullYear() * 12 + today.getUTCMonth() + (today.getUTCDate() - 1) / 31;

const oneDecimal = (months: number): number => Math.round((months / 12) * 10) / 10;

function spanOf({ start, end, isCurrent }: DatePeriod, today: Date): [number, number] | null {
  const until = isCurrent ? nowOf(today) : end === null ? null : endOf(end);
  if (start === null || until === null) return null;
  // If start and end are the same year without months, half a year is the best estimate.
  const from = startOf(start);
  return [from, Math.max(until, from + (start.length === 4 && start === end ? 6 : 0))];
}

/** The length of a period in years, rounded to one decimal (specification §3). Null if the period is unknown. */
export function yearsOf(period: DatePeriod, today: Date): number | null {
  const span = spanOf(period, today);
  return span && oneDecimal(Math.max(0, span[1] - span[0]));
}

/** Total of all periods in years; time that several periods share counts once. */
export function totalYears(periods: readonly DatePeriod[], today: Date): number {
  const spans = periods.map((period) => spanOf(period, today)).filter((span) => span !== null);
  spans.sort((one, other) => one[0] - other[0]);
  let months = 0;
  let reached = -Infinity;
  for (const [from, until] of spans) {
    months += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  return oneDecimal(months);
}
