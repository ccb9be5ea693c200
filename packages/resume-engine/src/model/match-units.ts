import { shared } from "./spans.ts";
import { allOf, datesOf, headOf, whatOf, whereOf, type Unit } from "./unit.ts";

/** The similarity of two readings of an entry, by the letters that both quote; 0 if they are different entries. */
function closeness(own: Unit, read: Unit): number {
  const heads = shared(headOf(own), headOf(read));
  // Roles at one company share its name but are different entries.
  if (heads - shared(whereOf(own), whereOf(read)) <= 0) return 0;
  const keys = shared([...whatOf(own), ...datesOf(own)], [...whatOf(read), ...datesOf(read)]);
  return 100 * keys + 10 * heads + shared(allOf(own), allOf(read)) + (own.kind === read.kind ? 1 : 0);
}

/** Pairs each of our entries with the model's matching entry; none is used twice. */
export function matchUnits(own: readonly Unit[], read: readonly Unit[]): Map<Unit, Unit> {
  const pairs = own
    .flatMap((one) => read.map((other) => ({ one, other, score: closeness(one, other) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const matched = new Map<Unit, Unit>();
  const taken = new Set<Unit>();
  for (const { one, other } of pairs) {
    if (matched.has(one) || taken.has(other)) continue;
    matched.set(one, other);
    taken.add(other);
  }
  return matched;
}
