import { shared } from "./spans.ts";
import { allOf, dateSpansOf, headOf, whatOf, whereOf, type JobOrStudy } from "./unit.ts";

/**
 * Similarity of an entry that our own code read and an entry of the model: the letters that both quote, weighted by field; 0 for
 * different entries.
 */
function closeness(own: JobOrStudy, read: JobOrStudy): number {
  const heads = shared(headOf(own), headOf(read));
  // A shared company alone is not enough: several roles at one company are different entries.
  if (heads - shared(whereOf(own), whereOf(read)) <= 0) return 0;
  const keys = shared([...whatOf(own), ...dateSpansOf(own)], [...whatOf(read), ...dateSpansOf(read)]);
  return 100 * keys + 10 * heads + shared(allOf(own), allOf(read)) + (own.kind === read.kind ? 1 : 0);
}

/** Pairs each of our entries with the matching entry of the model. Each of the model's entries is used once at most. */
export function matchUnits(own: readonly JobOrStudy[], read: readonly JobOrStudy[]): Map<JobOrStudy, JobOrStudy> {
  const pairs = own
    .flatMap((one) => read.map((other) => ({ one, other, score: closeness(one, other) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const matched = new Map<JobOrStudy, JobOrStudy>();
  const taken = new Set<JobOrStudy>();
  for (const { one, other } of pairs) {
    if (matched.has(one) || taken.has(other)) continue;
    matched.set(one, other);
    taken.add(other);
  }
  return matched;
}
