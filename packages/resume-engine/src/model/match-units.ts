import { shared } from "./spans.ts";
import { allOf, datesOf, headOf, whatOf, whereOf, type Unit } from "./unit.ts";

/** How much two readings of an entry have in common, by the letters that both quote; 0 where they speak of different things. */
function closeness(own: Unit, read: Unit): number {
  const heads = shared(headOf(own), headOf(read));
  // Roles at one company have its name in common and are not the same.
  if (heads - shared(whereOf(own), whereOf(read)) <= 0) return 0;
  const keys = shared([...whatOf(own), ...datesOf(own)], [...whatOf(read), ...datesOf(read)]);
  return 100 * keys + 10 * heads + shared(allOf(own), allOf(read)) + (own.kind === read.kind ? 1 : 0);
}

/** For each of ours, the model's that speaks of the same; nobody is taken twice. */
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
