import { locationFields, type Page, type SearchPayload } from "@orbita/contract";
import { searchTable, type Db, type Tables } from "@orbita/db";
import { sql, type Selectable } from "kysely";

export type LocationRow = Selectable<Tables["locations"]>;

const column = (name: keyof Tables["locations"]) => sql.ref(`locations.${name}`);

export const searchLocations = (db: Db, payload: SearchPayload): Promise<Page<LocationRow>> =>
  searchTable(db, db.selectFrom("locations").selectAll() as never, payload, {
    fields: locationFields,
    columns: {
      text: column("typed"),
      city: column("city"),
      province: column("province"),
      region: column("region"),
      postalCode: sql`array_to_string(locations.postal_codes, ' ')`,
      country: column("country"),
      place: { lat: column("lat"), lon: column("lon") },
      population: column("population"),
    },
    id: column("id"),
  });
