import type { Resume } from "@orbita/contract";

/** In months: used now, and used lately, which holds what is used now too. */
export const recent = { now: 12, lately: 36 } as const;

type Period = Pick<Resume["experience"][number], "end" | "isCurrent">;

const monthOf = (at: Date): number => at.getUTCFullYear() * 12 + at.getUTCMonth();
export const monthsAgo = (months: number, now: Date): number => monthOf(now) - months;

/** Of a year alone nobody knows the month: its middle. What has no end, and does not go on, was at no known time. */
export function lastMonthOf({ end, isCurrent }: Period, now: Date): number {
  if (isCurrent) return monthOf(now);
  if (end === null) return -Infinity;
  return Number(end.slice(0, 4)) * 12 + (end.length === 4 ? 6 : Number(end.slice(5, 7)) - 1);
}
