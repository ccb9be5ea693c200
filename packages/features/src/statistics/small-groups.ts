import { smallestGroup } from "@orbita/contract";

/** Fewer than five are not told apart from nobody. */
export const shown = (people: number): number | null => (people < smallestGroup ? null : people);

/** A figure about people, where there are enough of them. */
export const shownOf = <T>(people: number, figure: T): T | null => (people < smallestGroup ? null : figure);

/**
 * Groups that come to a sum that is shown too: where the hidden ones together would be fewer than five, who subtracts would
 * know them. The smallest of the others is hidden with them, and so on.
 */
export function shownParts(parts: readonly number[]): (number | null)[] {
  const bySize = parts.map((people, place) => ({ people, place })).toSorted((one, other) => one.people - other.people);
  const hidden = new Set<number>();
  let together = 0;
  for (const { people, place } of bySize) {
    if (people >= smallestGroup && (together === 0 || together >= smallestGroup)) break;
    hidden.add(place);
    together += people;
  }
  return parts.map((people, place) => (hidden.has(place) ? null : people));
}
