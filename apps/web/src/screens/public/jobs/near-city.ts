import type { NearFilter } from "@orbita/contract";
import { findPlaces } from "~/domain/locations/find-place.ts";
import { areaOf } from "~/domain/locations/near-city.ts";
import { placeLabel } from "~/domain/locations/place-label.ts";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";

/**
 * The place that a search was made around, if it has another name than the typed one (`near`), with other places that may have been
 * meant; or none, because no place has such a name.
 */
export type TypedPlace = { kind: "near"; label: string; others: string[] } | { kind: "unknown" };

/** Number of similar places that are offered. */
const mostOffered = 4;

/** The area around a typed city, and what to say about the place; null if its name is exact, or no city was typed. */
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
