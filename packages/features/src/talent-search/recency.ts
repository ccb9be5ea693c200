import type { Resume } from "@orbita/contract";

/** The maximum number of months since a skill was last used, for the fields "now" and "lately". Skills in `now` are also in `lately`. */
export const recent = { now: 12, lately: 36 } as const;

type JobPeriod = Pick<Resume["experience"][number], "end" | "isCurrent">;

const monthOf = (at: Date): number => at.getUTCFullYear() * 12 + at.getUTCMonth();
export const monthsAgo = (months: number, now: Date): number => monthOf(now) - months;

/**
 * The last month of a resume entry, as a number of months. A year without a month counts as its middle. An entry without an end that is not current
 * has no known time (-Infinity).
 */
export function lastMonthOf({ end, isCurrent }: JobPeriod, now: Date): number {
  if (isCurrent) return monthOf(now);
  if (end === null) return -Infinity;
  return Number(end.slice(0, 4)) * 12 + (end.length === 4 ? 6 : Number(end.slice(5, 7)) - 1);
}
