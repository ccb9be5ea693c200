import { z } from "zod";
import { resumeLimits } from "./limits.ts";

/** A year, or a year and its month: as precise as it was said. */
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

export type Period = { start: string | null; end: string | null; isCurrent: boolean };

/** Compared as far as both say: 2019 is not before or after 2019-05. */
export function isBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
}

/**
 * Specification §5: start before end, and what is current has none. Months are the finest that a CV says, so that a job of two
 * weeks begins and ends in the same one.
 */
export function periodErrors({ start, end, isCurrent }: Period): { path: "start" | "end"; message: string }[] {
  if (isCurrent && end !== null) return [{ path: "end", message: "field.invalid" }];
  if (start !== null && end !== null && isBefore(end, start)) return [{ path: "end", message: "date.endBeforeStart" }];
  return [];
}

/** A refinement of anything with a period; all errors of a form show at once. */
export function checkPeriod(value: Period, context: z.RefinementCtx): void {
  for (const { path, message } of periodErrors(value))
    context.addIssue({ code: "custom", message, path: [path], input: value[path] });
}
