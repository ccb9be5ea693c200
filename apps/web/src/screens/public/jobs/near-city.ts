import type { NearFilter } from "@orbita/contract";
import { findPlaces } from "~/domain/locations/find-place.ts";
import { areaOf } from "~/domain/locations/near-city.ts";
import { placeLabel } from "~/domain/locations/place-label.ts";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";

/**
 * The result for a typed city that no place is called exactly.
 * - `near`: the search uses the place with the most similar name; `others` are places that the user may have meant.
 * - `unknown`: no place has a similar name.
 */
export type TypedPlace = { kind: "near"; label: string; others: string[] } | { kind: "unknown" };

/** Number of similar places that are offered. */
const mostOffered = 4;

/** The area around a typed city. `place` is what the page says about the city; null if the name is exact, or no city was typed. */
export async function locateCity({
  city,
  km,
}: Pick<JobsSearch, "city" | "km">): Promise<{ near: NearFilter | null; place: TypedPlace | null }> {
  if (!city) return { near: null, place: null };
  const { isExact, places } = await findPlaces(city, mostOffered);
  const [label, ...others] = [...new Set(places.map(placeLabel))];
  const place: TypedPlace = label === undefined ? { kind: "unknown" } : { kind: "near", label, others };
  return { near: areaOf(places[0], km), place: isExact ? null : place };
}
