import type { WrittenLocation } from "./space-values.ts";

type Place = Pick<WrittenLocation, "street" | "number" | "postalCode" | "city" | "province" | "region" | "country">;

/** "Calata Cattaneo 14, 16128 Genova (GE), Liguria". Foreign addresses end with the country. */
export function addressLine(locale: string, place: Place): string {
  const { street, number, postalCode, city, province, region, country } = place;
  const road = [street, number].filter(Boolean).join(" ");
  const town = [postalCode, city, country === "IT" && province && `(${province})`].filter(Boolean).join(" ");
  const end = country === "IT" ? region : countryName(locale, country);
  return [road, town, end].filter(Boolean).join(", ");
}

function countryName(locale: string, code: string): string {
  return new Intl.DisplayNames(locale, { type: "region", fallback: "code" }).of(code) ?? code;
}
