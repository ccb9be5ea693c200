import { smallestGroup } from "@orbita/contract";

/** Groups of fewer than five look the same as empty ones. */
export const shown = (people: number): number | null => (people < smallestGroup ? null : people);

/** A figure about people; null if there are fewer than five of them. */
export const shownOf = <T>(people: number, figure: T): T | null => (people < smallestGroup ? null : figure);

/**
 * Groups of a total that is shown too: if the hidden groups together had fewer than five people, a reader could compute them by
 * subtraction. So the smallest of the other groups is hidden too, and so on.
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
