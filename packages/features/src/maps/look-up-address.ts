import { locationRoutes, type Place } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { findPlace, presentPlace, searchLocations } from "../locations/index.ts";
import { parseAddress, type ItalianAddress } from "./address.ts";
import type { TypedAddress } from "./present.ts";

type AddressLookupOptions = { size: number; typing?: boolean };
type AddressMatch = { place: Place; beside: TypedAddress };

/**
 * Finds a town by all parts of the address. If there is none, retries with fewer parts, because the postcode may be old or the
 * province wrong.
 */
async function townOf(db: Db, city: string, { province, postalCode }: ItalianAddress): Promise<Place | null> {
  const known = { city, ...(province && { province }), ...(postalCode && { postalCode }) };
  const row =
    (await findPlace(db, known)) ??
    (postalCode ? await findPlace(db, { city, ...(province && { province }) }) : null) ??
    (province ? await findPlace(db, { city }) : null);
  return row && presentPlace(row);
}

async function townsLike(db: Db, text: string, size: number): Promise<Place[]> {
  const payload = locationRoutes.search.body.parse({ size, filters: [{ f: "text", v: text }] });
  return (await searchLocations(db, payload)).content.map(presentPlace);
}

/** The towns that a parsed address can mean, found by full name, by postcode or by the beginning of the name. */
async function towns(
  db: Db,
  address: ItalianAddress,
  { size, typing = false }: AddressLookupOptions,
): Promise<Place[]> {
  const { cities, postalCode } = address;
  // While the user is typing, a complete short name may be the beginning of a longer name.
  if (!typing || postalCode !== null)
    for (const city of cities) {
      const town = await townOf(db, city, address);
      if (town) return [town];
    }
  const [likeliest] = cities;
  if (postalCode !== null) {
    const there = await townsLike(db, postalCode, size);
    if (there.length > 0) return there;
  }
  return likeliest ? townsLike(db, likeliest, size) : [];
}

/** Addresses and towns from our own gazetteer. The coordinates are those of the town, and the street stays as typed. */
export async function lookUpAddress(db: Db, text: string, wanted: AddressLookupOptions): Promise<AddressMatch[]> {
  const address = parseAddress(text);
  // The text has no street, so it may be only a town. A comma and two letters may belong to the name, so the whole text is searched as a name.
  const alone = address.street === null && address.postalCode === null;
  const found = alone ? await townsLike(db, text, wanted.size) : await towns(db, address, wanted);
  const { street, number, postalCode } = address;
  return found.map((place) => ({ place, beside: { street, number: street && number, postalCode } }));
}
