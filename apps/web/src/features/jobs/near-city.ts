import type { Near } from "@orbita/contract";
import { findPlace } from "~/features/space-directory/find-place.ts";
import type { JobsSearch } from "./jobs-search.ts";

/** The area around the most likely place of that name. Null if the place is unknown; the search then matches the name. */
export async function nearOf({ city, km }: Pick<JobsSearch, "city" | "km">): Promise<Near | null> {
  if (!city || !km) return null;
  const place = await findPlace(city);
  return place && place.lat !== null && place.lon !== null ? { lat: place.lat, lon: place.lon, km } : null;
}
