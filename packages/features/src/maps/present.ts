import type { MapPlace, MapSuggestion, Place } from "@orbita/contract";

/** Address parts typed beside the town, which our gazetteer does not know. */
export type Beside = { street: string | null; number: string | null; postalCode: string | null };

const longestId = 300;

/** The id contains all data, so that nothing has to be stored for a later lookup. */
export function idOf({ id }: Place, { street, number, postalCode }: Beside): string {
  const beside = new URLSearchParams({
    ...(street && { street }),
    ...(number && { number }),
    ...(postalCode && { postalCode }),
  });
  const whole = beside.size ? `${id}?${beside.toString()}` : id;
  return whole.length <= longestId ? whole : id;
}

/** A comune's cadastral code, or a GeoNames number; the provider's ids look different. Null if the id is not ours. */
export function readId(placeId: string): { id: string; beside: Beside } | null {
  const found = /^([A-Z]\d{3}|g\d+)(?:\?(.*))?$/.exec(placeId);
  if (!found) return null;
  const said = new URLSearchParams(found[2] ?? "");
  const part = (name: string, max: number) => said.get(name)?.slice(0, max) || null;
  return {
    id: found[1]!,
    beside: { street: part("street", 80), number: part("number", 20), postalCode: part("postalCode", 12) },
  };
}

type Language = "it" | "en";

const countryName = (country: string, language: Language) =>
  new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;

/** Abroad, the other name is Italian. */
const nameOf = ({ city, otherName, province, country }: Place, language: Language) =>
  country === "IT" ? `${city} (${province})` : (language === "it" && otherName) || city;

const detailOf = ({ region, country }: Place, language: Language) =>
  country === "IT" ? region : countryName(country, language);

export function presentMapPlace(place: Place, beside: Beside, language: Language): MapPlace {
  const { city, province, region, country, lat, lon } = place;
  const postalCode = beside.postalCode ?? place.postalCode;
  const street = [beside.street, beside.number].filter(Boolean).join(" ");
  const town = [beside.postalCode, nameOf(place, language)].filter(Boolean).join(" ");
  return {
    placeId: idOf(place, beside),
    label: (street ? [street, town] : [town, detailOf(place, language)]).filter(Boolean).join(", "),
    kind: beside.street ? "address" : beside.postalCode ? "postcode" : "city",
    location: { city, province, region, country, lat, lon, street: beside.street, number: beside.number, postalCode },
    source: "gazetteer",
  };
}

export function presentSuggestion(place: Place, beside: Beside, language: Language): MapSuggestion {
  const street = [beside.street, beside.number].filter(Boolean).join(" ");
  const town = [beside.postalCode, nameOf(place, language)].filter(Boolean).join(" ");
  const detail = detailOf(place, language);
  return {
    placeId: idOf(place, beside),
    label: street || town,
    detail: street ? [town, detail].filter(Boolean).join(", ") : detail,
    source: "gazetteer",
  };
}
