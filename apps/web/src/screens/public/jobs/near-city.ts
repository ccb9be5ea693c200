import type { NearFilter } from "@orbita/contract";
import { findPlace } from "~/domain/locations/find-place.ts";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";

/** The area around the most likely place with the given name. Null if the place is unknown; the search then matches the city by name. */
export async function findNearCity({ city, km }: Pick<JobsSearch, "city" | "km">): Promise<NearFilter | null> {
  if (!city || !km) return null;
  const place = await findPlace(city);
  return place && place.lat !== null && place.lon !== null ? { lat: place.lat, lon: place.lon, km } : null;
}
