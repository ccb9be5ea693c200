import type { PlaceMatch } from "./find-place.ts";

/** The name of a place in the search field and in the URL. */
export const placeLabel = ({ city, province, country }: PlaceMatch): string =>
  country === "IT" && province && province.length === 2 ? `${city} (${province})` : city;
