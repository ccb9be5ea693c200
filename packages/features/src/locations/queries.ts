import { asTyped, locationFields, type Filter, type Page, type SearchPayload } from "@orbita/contract";
import { searchTable, type Db, type Tables } from "@orbita/db";
import { sql, type RawBuilder, type Selectable } from "kysely";
import { placeFitOf, orderOf, type PlaceFit } from "./fit.ts";

export type LocationRow = Selectable<Tables["locations"]>;

const column = (name: keyof Tables["locations"]) => sql.ref(`locations.${name}`);

const columns = {
  text: column("typed"),
  city: column("city"),
  province: column("province"),
  region: column("region"),
  postalCode: sql`array_to_string(locations.postal_codes, ' ')`,
  country: column("country"),
  place: { lat: column("lat"), lon: column("lon") },
  population: column("population"),
};

const rows = (db: Db) => db.selectFrom("locations").selectAll();

/** The searchable fields of a place, with the match grade (`fit`) as an additional field to sort by. */
type LocationFields = typeof locationFields & { readonly fit: "number" };

const any = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : sql<boolean>`false`;

/** Searches places. A place must match one value of every `text` filter. The matches of the first filter determine the order. */
async function searchFitting(db: Db, payload: SearchPayload, texts: readonly PlaceFit[][]): Promise<Page<LocationRow>> {
  const [field, direction] = payload.sort.split(":") as ["population", "asc" | "desc"];
  const filters = (payload.filters as Filter[]).filter(({ f }) => f !== "text");
  const order = orderOf(texts[0]!, { key: columns[field], kind: locationFields[field], up: direction === "asc" });
  // The filters are part of the sort, so that a cursor is valid only for the same text.
  const sort = `fit:${direction}:${JSON.stringify([payload.sort, payload.filters])}`;
  const search = (withSlips: boolean) =>
    searchTable<LocationFields, LocationRow>(
      db,
      texts.reduce(
        (query, fits) => query.where(any(fits.map(({ direct, slips }) => (withSlips && slips ? slips : direct)))),
        rows(db),
      ),
      { ...payload, filters, sort } as SearchPayload,
      {
        fields: { ...locationFields, fit: order.kind as "number" },
        columns: { ...columns, fit: order.key },
        id: column("id"),
      },
    );
  const direct = await search(false);
  // Tolerates typos only if no name matches directly.
  return direct.totalElements === 0 && texts.flat().some(({ slips }) => slips) ? search(true) : direct;
}

export async function searchLocations(db: Db, payload: SearchPayload): Promise<Page<LocationRow>> {
  const texts = (payload.filters as Filter[])
    .filter(({ f }) => f === "text")
    .map(({ v }) => [v].flat().flatMap((words) => placeFitOf(words as string) ?? []));
  return texts.length
    ? searchFitting(db, payload, texts)
    : searchTable(db, rows(db) as never, payload, { fields: locationFields, columns, id: column("id") });
}

export type LocationQuery = { [K in "id" | "city" | "province" | "postalCode" | "country"]?: string | undefined };

/** The largest place that matches all given fields: its name in any of its languages, and its province by code or name. */
export async function findPlace(
  db: Db,
  { id, city, province, postalCode, country }: LocationQuery,
): Promise<LocationRow | null> {
  let query = rows(db).orderBy("population", "desc").limit(1);
  if (id !== undefined) query = query.where("id", "=", id);
  if (city !== undefined) query = query.where("typed", "like", `%|${asTyped(city) || "-"}|%`);
  if (province !== undefined)
    query = query.where(
      sql<boolean>`plain(${province}) in (plain(locations.province), plain(locations.province_name))`,
    );
  if (postalCode !== undefined) query = query.where(sql<boolean>`locations.postal_codes @> array[${postalCode}]`);
  if (country !== undefined) query = query.where("country", "=", country.toUpperCase());
  return (await query.executeTakeFirst()) ?? null;
}

/** The names of the regions of a country. */
export async function findRegions(db: Db, country: string): Promise<string[]> {
  const found = await db
    .selectFrom("locations")
    .select("region")
    .distinct()
    .where("country", "=", country)
    .where("region", "is not", null)
    .orderBy("region")
    .execute();
  return found.flatMap(({ region }) => region ?? []);
}
