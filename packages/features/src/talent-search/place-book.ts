import { asTyped, squeezed } from "@orbita/contract";

export type PlaceRow = {
  city: string;
  region: string | null;
  country: string;
  lat: number | null;
  lon: number | null;
  /** All spellings: "|genova|genoa|#genovage|16121|". */
  typed: string;
};
export type Place = {
  readonly city: string;
  readonly region: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
};
export type PlaceBook = { readonly placeOf: (written: string | null) => Place | null };

/** "Genova (GE), Italia", "Genova - Italia" and "Genova" are the same place. */
const parts = /^([^,(/–-]+|[^,(/–]+)(?:.*?\(\s*(\p{L}{2})\s*\))?/u;

/** Of places with the same name the larger wins, as elsewhere; places in Italy come first. */
export function placeBook(rows: readonly PlaceRow[]): PlaceBook {
  const known = new Map<string, Place>();
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
