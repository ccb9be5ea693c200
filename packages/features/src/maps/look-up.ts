import { locationRoutes, type Place } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { findPlace, presentPlace, searchLocations } from "../locations/index.ts";
import { parseAddress, type Address } from "./address.ts";
import type { Beside } from "./present.ts";

type Wanted = { size: number; typing?: boolean };
type Found = { place: Place; beside: Beside };

/** Names alone may be wrong about the rest: an old postcode, the province next door. Less and less is asked for. */
async function townOf(db: Db, city: string, { province, postalCode }: Address): Promise<Place | null> {
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

/** The towns that the words speak of: one by its whole name, or those by its postcode, or those that begin so. */
async function towns(db: Db, address: Address, { size, typing = false }: Wanted): Promise<Place[]> {
  const { cities, postalCode } = address;
  // Who still types may have written the whole of a short name on the way to a longer one.
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

/** Addresses and towns from the data that is here: the point is the town's, the street stays as it was written. */
export async function lookUp(db: Db, text: string, wanted: Wanted): Promise<Found[]> {
  const address = parseAddress(text);
  // Two letters and a comma are part of a name as often as not: who writes no street is understood by the whole text.
  const alone = address.street === null && address.postalCode === null;
  const found = alone ? await townsLike(db, text, wanted.size) : await towns(db, address, wanted);
  const { street, number, postalCode } = address;
  return found.map((place) => ({ place, beside: { street, number: street && number, postalCode } }));
}
