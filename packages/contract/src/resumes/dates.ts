import { z } from "zod";
import { resumeLimits } from "./limits.ts";

/** A year, or a year and month: as precise as the person stated it. */
export const partialDate = z
  .string()
  .trim()
  .superRefine((value, context) => {
    if (!/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value)) {
      context.addIssue({ code: "custom", message: "field.invalid", input: value });
      return;
    }
    const { min, ahead } = resumeLimits.year;
    const max = new Date().getUTCFullYear() + ahead;
    const year = Number(value.slice(0, 4));
    if (year < min || year > max)
      context.addIssue({ code: "custom", message: "year.outOfRange", params: { min, max }, input: value });
  });

export type DatePeriod = { start: string | null; end: string | null; isCurrent: boolean };

/** Whether one date is before another, compared at the coarser precision: 2019 is neither before nor after 2019-05. */
export function isBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
}

/**
 * The errors of a period (specification §5): it must start before it ends, and a current entry has no end. Dates are precise to the
 * month, so a job of two weeks may start and end in the same month.
 */
export function periodErrors({ start, end, isCurrent }: DatePeriod): { path: "start" | "end"; message: string }[] {
  if (isCurrent && end !== null) return [{ path: "end", message: "field.invalid" }];
  if (start !== null && end !== null && isBefore(end, start)) return [{ path: "end", message: "date.endBeforeStart" }];
  return [];
}

/** Zod refinement for an object with a period: reports the errors of `periodErrors` at `start` or `end`. */
export function checkPeriod(value: DatePeriod, context: z.RefinementCtx): void {
  for (const { path, message } of periodErrors(value))
    context.addIssue({ code: "custom", message, path: [path], input: value[path] });
}
