import type { Location, Place } from "@orbita/contract";

/**
 * The fields of a place that a job post or a Space stores.
 * Only five-digit (Italian) postcodes are kept, because a job post accepts no others.
 */
export const locationOf = ({ city, province, region, postalCode, country, lat, lon }: Location): Location => ({
  city,
  province,
  region,
  postalCode: postalCode && /^\d{5}$/.test(postalCode) ? postalCode : null,
  country,
  lat,
  lon,
});

/** A location from free text, for a city that is in no list. */
export const unknownPlace = (city: string, country: string): Location => ({
  city,
  province: null,
  region: null,
  postalCode: null,
  country,
  lat: null,
  lon: null,
});

/**
 * Whether two locations are the same place.
 * Abroad several cities of a country can have the same name, so coordinates are compared too.
 */
export const isSamePlace = (one: Location, other: Location): boolean =>
  one.city === other.city &&
  one.province === other.province &&
  one.country === other.country &&
  (one.province !== null || (one.lat === other.lat && one.lon === other.lon));

/** The line below a place's name: its other name, region and country. */
export function describePlace(place: Location & Partial<Pick<Place, "otherName">>, language: string): string {
  const country =
    place.country === "IT" ? null : new Intl.DisplayNames([language], { type: "region" }).of(place.country);
  return [place.otherName, place.region, country].filter(Boolean).join(", ");
}
