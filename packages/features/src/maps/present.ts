import type { MapPlace, MapSuggestion, Place } from "@orbita/contract";

/** Address parts that the user typed in addition to the town. Our gazetteer has no streets, so they are not verified. */
export type TypedAddress = { street: string | null; number: string | null; postalCode: string | null };

const longestId = 300;

/** The id of a place from our gazetteer. It contains the typed address parts, so that nothing has to be stored for a later lookup. */
export function addressIdOf({ id }: Place, { street, number, postalCode }: TypedAddress): string {
  const beside = new URLSearchParams({
    ...(street && { street }),
    ...(number && { number }),
    ...(postalCode && { postalCode }),
  });
  const whole = beside.size ? `${id}?${beside.toString()}` : id;
  return whole.length <= longestId ? whole : id;
}

/**
 * Parses an id of our gazetteer: a comune's cadastral code or a GeoNames number. Null for an id of the map provider, which looks
 * different.
 */
export function readId(placeId: string): { id: string; beside: TypedAddress } | null {
  const found = /^([A-Z]\d{3}|g\d+)(?:\?(.*))?$/.exec(placeId);
  if (!found) return null;
  const said = new URLSearchParams(found[2] ?? "");
  const part = (name: string, max: number) => said.get(name)?.slice(0, max) || null;
  return {
    id: found[1]!,
    beside: { street: part("street", 80), number: part("number", 20), postalCode: part("postalCode", 12) },
  };
}

type LabelLanguage = "it" | "en";

const countryName = (country: string, language: LabelLanguage) =>
  new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;

/** The name of a place in the user's language. For a place abroad, `otherName` is its Italian name. */
const nameOf = ({ city, otherName, province, country }: Place, language: LabelLanguage) =>
  country === "IT" ? `${city} (${province})` : (language === "it" && otherName) || city;

const detailOf = ({ region, country }: Place, language: LabelLanguage) =>
  country === "IT" ? region : countryName(country, language);

export function presentMapPlace(place: Place, beside: TypedAddress, language: LabelLanguage): MapPlace {
  const { city, province, region, country, lat, lon } = place;
  const postalCode = beside.postalCode ?? place.postalCode;
  const street = [beside.street, beside.number].filter(Boolean).join(" ");
  const town = [beside.postalCode, nameOf(place, language)].filter(Boolean).join(" ");
  return {
    placeId: addressIdOf(place, beside),
    label: (street ? [street, town] : [town, detailOf(place, language)]).filter(Boolean).join(", "),
    kind: beside.street ? "address" : beside.postalCode ? "postcode" : "city",
    location: { city, province, region, country, lat, lon, street: beside.street, number: beside.number, postalCode },
    source: "gazetteer",
  };
}

export function presentAddressSuggestion(place: Place, beside: TypedAddress, language: LabelLanguage): MapSuggestion {
  const street = [beside.street, beside.number].filter(Boolean).join(" ");
  const town = [beside.postalCode, nameOf(place, language)].filter(Boolean).join(" ");
  const detail = detailOf(place, language);
  return {
    placeId: addressIdOf(place, beside),
    label: street || town,
    detail: street ? [town, detail].filter(Boolean).join(", ") : detail,
    source: "gazetteer",
  };
}
