import { readFileSync } from "node:fs";
import { countsOf, type JudgedDocument } from "./run.ts";
import { f1, fields, type ScoredField } from "./score.ts";

/**
 * Scores of version 1 of the engine (rules without a classifier) on the same documents, for comparison: for each field, how many
 * values were right, wrong or missed.
 */
type BaselineCounts = Record<string, Record<ScoredField, [right: number, wrong: number, missed: number]>>;
const kept = JSON.parse(readFileSync(new URL("./earlier.json", import.meta.url), "utf8")) as BaselineCounts;

export function earlier(set: string): Record<ScoredField, number> | null {
  const counts = kept[set];
  if (!counts) return null;
  return Object.fromEntries(
    fields.map((field) => {
      const [right, wrong, missed] = counts[field];
      return [field, f1({ right, wrong, missed, notes: [] })];
    }),
  ) as Record<ScoredField, number>;
}

/**
 * Returns the fields of which the engine now reads fewer values correctly than version 1 did. Skips a field whose number of
 * expected values has changed, because its scores are not comparable.
 */
export function lostSince(set: string, judged: readonly JudgedDocument[]): string[] {
  const before = kept[set];
  if (!before) return [];
  const now = countsOf(judged);
  return fields.flatMap((field) => {
    const [right, , missed] = before[field];
    const whole = now[field].right + now[field].missed === right + missed;
    return whole && now[field].right < right ? [`${field} ${right} → ${now[field].right}`] : [];
  });
}
