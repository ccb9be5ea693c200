import { smallestGroup } from "@orbita/contract";

/** The number of people in a group; null if there are fewer than five, so that a small group looks the same as an empty one. */
export const hideSmall = (people: number): number | null => (people < smallestGroup ? null : people);

/** Returns a figure about a group of people; null if the group has fewer than five. */
export const hideSmallOf = <T>(people: number, figure: T): T | null => (people < smallestGroup ? null : figure);

/**
 * The sizes of groups whose total is shown too; null for hidden groups. If the hidden groups had fewer than five people in all,
 * a reader could compute them by subtraction, so the smallest of the other groups is hidden too, until there are enough.
 */
export function hideSmallParts(parts: readonly number[]): (number | null)[] {
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
