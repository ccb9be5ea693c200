import { asTyped, squeezed } from "@orbita/contract";

export type PlaceRow = {
  city: string;
  region: string | null;
  country: string;
  lat: number | null;
  lon: number | null;
  /** All spellings of the place, separated by bars: "|genova|genoa|#genovage|16121|". */
  typed: string;
};
export type PlaceIndexEntry = {
  readonly city: string;
  readonly region: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
};
export type PlaceNameIndex = { readonly placeOf: (written: string | null) => PlaceIndexEntry | null };

/**
 * Matches the town and, in brackets, the province of a written place, so that "Genova (GE), Italia", "Genova - Italia" and
 * "Genova" are the same town.
 */
const parts = /^([^,(/–-]+|[^,(/–]+)(?:.*?\(\s*(\p{L}{2})\s*\))?/u;

/** Recognises written places. Of places with the same name, those in Italy come first, then the larger ones. */
export function placeBook(rows: readonly PlaceRow[]): PlaceNameIndex {
  const known = new Map<string, PlaceIndexEntry>();
  const inOrder = rows.toSorted((one, other) => Number(other.country === "IT") - Number(one.country === "IT"));
  for (const { typed, city, region, lat, lon } of inOrder)
    for (const name of typed.split("|"))
      if (name !== "" && !known.has(name)) known.set(name, { city, region, lat, lon });
  return {
    placeOf(written) {
      if (written === null) return null;
      const [, town = written, province] = parts.exec(written) ?? [];
      const name = asTyped(town);
      const inProvince = province && known.get(`#${squeezed(name)}${asTyped(province)}`);
      return inProvince || known.get(name) || known.get(asTyped(written)) || null;
    },
  };
}
