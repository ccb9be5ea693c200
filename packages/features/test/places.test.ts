import { asTyped, locationRoutes, type NearFilter } from "@orbita/contract";
import { loadGazetteer } from "@orbita/db/seed";
import { createDatabase, proofCases, proofSize, type TestDatabase } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeFitOf, orderOf } from "../src/locations/fit.ts";
import { searchLocations, type LocationRow } from "../src/locations/queries.ts";

let database: TestDatabase;
let places: LocationRow[];
let comuni: LocationRow[];
beforeAll(async () => {
  database = await createDatabase();
  await loadGazetteer(database.db);
  places = await database.db.selectFrom("locations").selectAll().execute();
  comuni = places.filter(({ country }) => country === "IT");
});
afterAll(() => database.drop());

const sizeOfPage = 100;
const payload = (filters: object[], size = sizeOfPage) => locationRoutes.search.body.parse({ size, filters });
/**
 * Runs the location search for many texts in one SQL statement, with the production filter and sort order. Returns the ids on
 * the first page, by text.
 */
async function firstPages(texts: readonly string[]): Promise<Map<string, Set<string>>> {
  const pages = texts.map((text) => {
    const fit = placeFitOf(text)!;
    const { key } = orderOf([fit], { key: sql.ref("locations.population"), kind: "number", up: false });
    return sql`(select ${text}::text as text, id from locations where ${fit.direct} order by ${key} desc limit ${sizeOfPage})`;
  });
  const { rows } = await sql<{ text: string; id: string }>`${sql.join(pages, sql` union all `)}`.execute(database.db);
  const found = new Map(texts.map((text) => [text, new Set<string>()]));
  for (const { text, id } of rows) found.get(text)!.add(id);
  return found;
}

/** Runs the work on all items, at most four at once, as many as there are database connections. */
async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
    }),
  );
}

const bare = (name: string) => name.normalize("NFD").replaceAll(/\p{M}/gu, "");
const marks = /['’.-]/g;
const isMarked = ({ city }: LocationRow) => String(bare(city) !== city || city.search(marks) !== -1);

/**
 * The municipalities that a text should have found but did not. `./orbita prove` checks all municipalities; CI checks 800
 * plain names and 800 with accents or punctuation.
 */
async function missedBy(textsOf: (comune: LocationRow) => readonly string[]): Promise<string[]> {
  const wanted = new Map<string, string[]>();
  for (const comune of proofCases(comuni, { short: 800, kindOf: isMarked }))
    for (const text of textsOf(comune)) wanted.set(text, [...(wanted.get(text) ?? []), comune.id]);
  const missed: string[] = [];
  const texts = [...wanted.keys()];
  const batches = Array.from({ length: Math.ceil(texts.length / 25) }, (_, i) => texts.slice(i * 25, i * 25 + 25));
  await inTurn(batches, async (batch) => {
    for (const [text, found] of await firstPages(batch))
      for (const id of wanted.get(text)!) if (!found.has(id)) missed.push(`${text}: ${id}`);
  });
  return missed;
}

describe("municipalities found by a typed text", () => {
  test("gazetteer → has 7,896 Italian municipalities", () => expect(comuni).toHaveLength(7896));
  test(
    "name of a municipality typed → the municipality is found",
    async () => expect(await missedBy(({ city }) => [city])).toEqual([]),
    120_000,
  );
  test("name typed in lower case, without accents, with a space or nothing for apostrophes → the municipality is found", async () => {
    // Checks only names with accents or punctuation. All other names are, after normalization, the same text as in the test
    // above.
    const forms = ({ city }: LocationRow) =>
      [" ", ""].map((between) => bare(city).toLowerCase().replaceAll(marks, between));
    const marked = comuni.filter((comune) => isMarked(comune) === "true");
    expect(marked.length).toBeGreaterThan(500);
    expect(await missedBy((comune) => (marked.includes(comune) ? forms(comune) : []))).toEqual([]);
  }, 120_000);
  test("other name of a municipality typed → the municipality is found", async () =>
    expect(await missedBy(({ other_name: other }) => (other ? [other] : []))).toEqual([]));
  test(
    "each postcode of a municipality typed → the municipality is found",
    async () => expect(await missedBy(({ postal_codes: codes }) => codes)).toEqual([]),
    120_000,
  );
});

/** Random numbers by mulberry32: the same seed gives the same places in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Distance in kilometres from the chord between two points in three coordinates: a different formula from the tested one. */
function kmBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const point = ({ lat, lon }: { lat: number; lon: number }) => {
    const [phi, theta] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(theta), Math.cos(phi) * Math.sin(theta), Math.sin(phi)] as const;
  };
  const [[ax, ay, az], [bx, by, bz]] = [point(a), point(b)];
  return 6371.00877141 * 2 * Math.asin(Math.min(1, Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2 + (az - bz) ** 2) / 2));
}

const seed = Number(process.env.SEED ?? 2026);

async function near(at: NearFilter): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 0; ; page++) {
    const body = { ...payload([{ f: "place", v: at, mm: "near" }]), page };
    const { content, totalPages } = await searchLocations(database.db, body);
    ids.push(...content.map(({ id }) => id));
    if (page + 1 >= totalPages) return ids.toSorted();
  }
}
const bruteForce = (at: NearFilter) =>
  places
    .filter(({ lat, lon }) => kmBetween(at, { lat: lat!, lon: lon! }) <= at.km)
    .map(({ id }) => id)
    .toSorted();

describe(`places near a point, compared with a plain computation (seed ${seed})`, () => {
  test("search within 30 km of Bergamo → the same places as a plain computation", async () => {
    const { lat, lon } = comuni.find(({ id }) => id === "A794")!;
    const at = { lat: lat!, lon: lon!, km: 30 };
    const found = await near(at);
    expect(found).toEqual(bruteForce(at));
    expect(found.length).toBeGreaterThan(200);
    expect(found).not.toContain("F205");
  });

  const drawCount = proofSize({ short: 100, whole: 1_000 });
  test(`search within 30 km of ${drawCount} places in Italy and abroad → the same places as a plain computation`, async () => {
    const random = seeded(seed);
    const drawn = Array.from({ length: drawCount }, (_, i) => {
      const list = i % 2 ? places : comuni;
      return list[Math.floor(random() * list.length)]!;
    });
    await inTurn(drawn, async ({ id, lat, lon }) => {
      const at = { lat: lat!, lon: lon!, km: 30 };
      expect(await near(at), id).toEqual(bruteForce(at));
    });
  }, 120_000);

  test("search with any point and radius, also at the poles and the date line → the same places as a plain computation", async () => {
    const random = seeded(seed + 1);
    const points = Array.from({ length: proofSize({ short: 20, whole: 60 }) }, () => ({
      lat: (Math.asin(2 * random() - 1) * 180) / Math.PI,
      lon: random() * 360 - 180,
      km: 1 + random() * 499,
    }));
    const edges = [
      { lat: 90, lon: 0, km: 500 },
      { lat: -89.9, lon: 12, km: 500 },
      { lat: -17.7, lon: 179.9, km: 500 },
      { lat: -17.7, lon: -179.9, km: 500 },
      { lat: 45.6953, lon: 9.6699, km: 0.001 },
    ];
    for (const at of [...points, ...edges]) expect(await near(at), JSON.stringify(at)).toEqual(bruteForce(at));
  }, 60_000);
});

test("typed and stored place names → normalized to the same form", () => {
  expect(asTyped("  Sant’Angelo  d'Alife ")).toBe("sant angelo d alife");
  expect(asTyped("Łódź · ÅRHUS · Weißenfels · İzmir")).toBe("lodz arhus weissenfels izmir");
});
