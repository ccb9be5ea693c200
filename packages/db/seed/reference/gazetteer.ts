import { readFile } from "node:fs/promises";
import { asTyped, squeezed } from "@orbita/contract";
import { sql } from "kysely";
import type { Db } from "../../src/client.ts";
import { inEnglish, smallStates } from "./places/by-hand.ts";

export type GazetteerPlace = {
  id: string;
  city: string;
  other_name: string | null;
  province: string | null;
  province_name: string | null;
  region: string | null;
  country: string;
  /** The postcode; null if the place has several postcodes. */
  postal_code: string | null;
  postal_codes: readonly string[];
  lat: number;
  lon: number;
  population: number;
  typed: string;
};

async function rowsOf(name: string): Promise<string[][]> {
  const text = await readFile(new URL(`places/${name}`, import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
}

/**
 * All searchable forms of a place in one text: each name between bars, with and without spaces; after a hash the name with the province
 * letters ("bergamobg"), for users who type these too; then the postcodes.
 */
function typedOf(names: readonly string[], letters: string, postalCodes: readonly string[]): string {
  const forms = names.map(asTyped);
  const written = new Set(forms.flatMap((form) => [form, squeezed(form)]));
  const qualified = new Set(forms.map((form) => `#${squeezed(form)}${letters.toLowerCase()}`));
  return ["", ...written, ...qualified, ...postalCodes, ""].join("|");
}

const given = (...names: readonly (string | undefined)[]) => names.filter((name): name is string => Boolean(name));

/** Reads the Italian municipalities. Their ids are cadastral codes, because the ISTAT codes of all Sardinia changed in 2026. */
export async function readComuni(): Promise<GazetteerPlace[]> {
  const [comuni, provinces] = await Promise.all([rowsOf("comuni.tsv"), rowsOf("province.tsv")]);
  const byCode = new Map(provinces.map(([code = "", name = "", region = ""]) => [code, { name, region }]));
  return comuni.map(([id = "", city = "", other, province = "", lat, lon, population, caps = ""]) => {
    const postalCodes = caps.split(",");
    const { name, region } = byCode.get(province)!;
    return {
      id,
      city,
      other_name: other || null,
      province,
      province_name: name,
      region,
      country: "IT",
      postal_code: postalCodes.length === 1 ? postalCodes[0]! : null,
      postal_codes: postalCodes,
      lat: Number(lat),
      lon: Number(lon),
      population: Number(population),
      typed: typedOf(given(city, other, inEnglish[id]), province, postalCodes),
    };
  });
}

async function readWorld(): Promise<GazetteerPlace[]> {
  const abroad = { province: null, province_name: null, region: null };
  const cities = (await rowsOf("world-cities.tsv")).map(
    ([number = "", city = "", italian, country = "", lat, lon, population]) => ({
      ...abroad,
      id: `g${number}`,
      city,
      other_name: italian || null,
      country,
      postal_code: null,
      postal_codes: [],
      lat: Number(lat),
      lon: Number(lon),
      population: Number(population),
      typed: typedOf(given(city, italian), country, []),
    }),
  );
  const states = smallStates.map(({ other_name, postal_code, ...state }) => {
    const postalCodes = given(postal_code ?? undefined);
    const typed = typedOf(given(state.city, other_name ?? undefined), state.country, postalCodes);
    return { ...abroad, ...state, other_name, postal_code, postal_codes: postalCodes, typed };
  });
  return [...cities, ...states];
}

async function upsert(db: Db, places: string): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into locations as l (id, city, other_name, province, province_name, region, country, postal_code, postal_codes,
      lat, lon, population, typed)
    select id, city, other_name, province, province_name, region, country, postal_code, postal_codes,
      lat, lon, population, typed
    from jsonb_to_recordset(${places}::jsonb) as place
      (id text, city text, other_name text, province text, province_name text, region text, country text,
      postal_code text, postal_codes text[], lat float8, lon float8, population int, typed text)
    on conflict (id) do update set city = excluded.city, other_name = excluded.other_name, province = excluded.province,
      province_name = excluded.province_name, region = excluded.region, country = excluded.country,
      postal_code = excluded.postal_code, postal_codes = excluded.postal_codes, lat = excluded.lat, lon = excluded.lon,
      population = excluded.population, typed = excluded.typed
    where (l.city, l.other_name, l.province, l.province_name, l.region, l.country, l.postal_code, l.postal_codes,
      l.lat, l.lon, l.population, l.typed) is distinct from
      (excluded.city, excluded.other_name, excluded.province, excluded.province_name, excluded.region, excluded.country,
      excluded.postal_code, excluded.postal_codes, excluded.lat, excluded.lon, excluded.population, excluded.typed)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/**
 * Updates the table of places from the files and returns the number of changed rows; a second run changes none. It is one
 * statement, so readers see the old list or the new one. A municipality that no longer exists stays, because records refer to it.
 */
export async function loadGazetteer(db: Db): Promise<number> {
  const places = JSON.stringify([...(await readComuni()), ...(await readWorld())]);
  return db.transaction().execute(async (tx) => {
    // Raises the statement timeout: no user waits for this statement, and on a busy machine it takes longer than the usual limit.
    await sql`set local statement_timeout = '5min'`.execute(tx);
    const changed = await upsert(tx, places);
    if (changed > 0) {
      // Flushes the GIN pending list, which every search would otherwise scan.
      await sql`select gin_clean_pending_list('locations_typed'), gin_clean_pending_list('locations_postal_codes')`.execute(
        tx,
      );
      await sql`analyze locations`.execute(tx);
    }
    return changed;
  });
}
