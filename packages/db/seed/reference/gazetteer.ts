import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Db } from "../../src/client.ts";

export type Comune = {
  id: string;
  city: string;
  province: string;
  region: string;
  postal_code: string | null;
  lat: number;
  lon: number;
  population: number;
};

async function rowsOf(name: string): Promise<string[][]> {
  const text = await readFile(new URL(name, import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
}

export async function readGazetteer(): Promise<Comune[]> {
  const [comuni, provinces] = await Promise.all([rowsOf("comuni.tsv"), rowsOf("province.tsv")]);
  const regions = new Map(provinces.map(([code = "", , region = ""]) => [code, region]));
  return comuni.map(([id = "", city = "", province = "", postalCode, lat, lon, population]) => ({
    id,
    city,
    province,
    region: regions.get(province) ?? "",
    postal_code: postalCode || null,
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
  }));
}

/**
 * Brings the table to what the files say and answers how many rows that changed; a second run changes none. One statement,
 * so that readers see the old list or the new one. A comune that is gone stays: what was written keeps its place.
 */
export async function loadGazetteer(db: Db): Promise<number> {
  const comuni = JSON.stringify(await readGazetteer());
  const { numAffectedRows } = await sql`
    insert into locations (id, city, province, region, postal_code, country, lat, lon, population)
    select id, city, province, region, postal_code, 'IT', lat, lon, population
    from jsonb_to_recordset(${comuni}::jsonb) as comune
      (id text, city text, province text, region text, postal_code text, lat float8, lon float8, population int)
    on conflict (id) do update set city = excluded.city, province = excluded.province, region = excluded.region,
      postal_code = excluded.postal_code, country = excluded.country, lat = excluded.lat, lon = excluded.lon,
      population = excluded.population
    where (locations.city, locations.province, locations.region, locations.postal_code, locations.country,
      locations.lat, locations.lon, locations.population) is distinct from
      (excluded.city, excluded.province, excluded.region, excluded.postal_code, excluded.country,
      excluded.lat, excluded.lon, excluded.population)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
