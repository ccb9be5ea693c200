import type { FoundPlace } from "./find-place.ts";

/** As it is written in the field and in the address. */
export const placeLabel = ({ city, province, country }: FoundPlace): string =>
  country === "IT" && province && province.length === 2 ? `${city} (${province})` : city;
