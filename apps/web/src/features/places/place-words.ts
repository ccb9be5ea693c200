import type { Location, Place } from "@orbita/contract";

/** The part of a place that a post or a Space holds. A job takes Italian postcodes only. */
export const locationOf = ({ city, province, region, postalCode, country, lat, lon }: Location): Location => ({
  city,
  province,
  region,
  postalCode: postalCode && /^\d{5}$/.test(postalCode) ? postalCode : null,
  country,
  lat,
  lon,
});

/** What was written, where no list knows it. */
export const unknownPlace = (city: string, country: string): Location => ({
  city,
  province: null,
  region: null,
  postalCode: null,
  country,
  lat: null,
  lon: null,
});

/** Abroad several cities of a country may have one name: there the point tells them apart. */
export const isSamePlace = (one: Location, other: Location): boolean =>
  one.city === other.city &&
  one.province === other.province &&
  one.country === other.country &&
  (one.province !== null || (one.lat === other.lat && one.lon === other.lon));

/** Under the name: its region or country, and what others call it. */
export function detailOf(place: Location & Partial<Pick<Place, "otherName">>, language: string): string {
  const country =
    place.country === "IT" ? null : new Intl.DisplayNames([language], { type: "region" }).of(place.country);
  return [place.otherName, place.region, country].filter(Boolean).join(", ");
}
