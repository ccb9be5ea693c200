import { randomUUIDv7 } from "node:crypto";
import type { SpaceChange } from "@orbita/contract";
import type { Tx } from "@orbita/db";

export type SpaceLocations = NonNullable<SpaceChange["locations"]>;

const columnsOf = (place: SpaceLocations[number], position: number) => ({
  position,
  legal_seat: place.legalSeat,
  street: place.street,
  number: place.number,
  city: place.city,
  province: place.province,
  region: place.region,
  postal_code: place.postalCode,
  country: place.country,
  lat: place.lat,
  lon: place.lon,
});
type LocationColumns = ReturnType<typeof columnsOf>;

const equal = (before: LocationColumns, after: LocationColumns) =>
  (Object.keys(after) as (keyof LocationColumns)[]).every((name) => before[name] === after[name]);

const findPlaces = (tx: Tx, spaceId: string) =>
  tx.selectFrom("space_locations").selectAll().where("space_id", "=", spaceId).execute();

/**
 * Replaces the locations of a Space, in the given order. Locations with a known id keep their row, locations without an id are
 * inserted, missing locations are deleted. An id of another Space is treated as unknown. Returns whether something changed.
 */
export async function replacePlaces(tx: Tx, spaceId: string, places: SpaceLocations): Promise<boolean> {
  const before = new Map((await findPlaces(tx, spaceId)).map((row) => [row.id, row]));
  const kept = new Map<string, LocationColumns>();
  const fresh: LocationColumns[] = [];
  for (const [position, place] of places.entries()) {
    const columns = columnsOf(place, position);
    if (place.id !== undefined && before.has(place.id) && !kept.has(place.id)) kept.set(place.id, columns);
    else fresh.push(columns);
  }
  const gone = [...before.keys()].filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.deleteFrom("space_locations").where("id", "in", gone).execute();
  const moved = [...kept].filter(([id, columns]) => !equal(before.get(id)!, columns));
  // Updates the location that stops being the legal seat first, because a Space must never have two legal seats.
  moved.sort(([, a], [, b]) => Number(a.legal_seat) - Number(b.legal_seat));
  for (const [id, columns] of moved)
    await tx.updateTable("space_locations").set(columns).where("id", "=", id).execute();
  if (fresh.length > 0)
    await tx
      .insertInto("space_locations")
      .values(fresh.map((columns) => ({ id: randomUUIDv7(), space_id: spaceId, ...columns })))
      .execute();
  return gone.length + moved.length + fresh.length > 0;
}
