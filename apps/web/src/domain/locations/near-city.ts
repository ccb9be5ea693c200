import type { NearFilter } from "@orbita/contract";
import { findPlaces, type PlaceMatch } from "./find-place.ts";

/** A city with a distance around it, in kilometres. */
export type CityArea = { readonly city?: string | undefined; readonly km?: number | undefined };

export const areaOf = (place: PlaceMatch | undefined, km: number | undefined): NearFilter | null =>
  km && place && place.lat !== null && place.lon !== null ? { lat: place.lat, lon: place.lon, km } : null;

/**
 * The area around the most likely place with this name. Null if the place is unknown; the search then matches the city by name.
 */
export async function findNearCity({ city, km }: CityArea): Promise<NearFilter | null> {
  return city && km ? areaOf((await findPlaces(city)).places[0], km) : null;
}
