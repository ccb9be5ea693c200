import {
  BadCursor,
  matchModes,
  publicJobPostFields,
  publicJobPostSearch,
  spaceJobPostFields,
  spaceJobPostSearch,
  type FieldKind,
  type JobPost,
  type Page,
  type SearchFields,
  type SearchPayload,
} from "@orbita/contract";
import { runSearch } from "@orbita/platform";
import { proofSize } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { presentOwnJobPost } from "../src/job-posts/present.ts";
import { searchOfSpace } from "../src/job-posts/queries.ts";
import { jobPostIndex } from "../src/job-posts/search.ts";
import { bruteForce, readers } from "./brute-force.ts";
import { pick, seeded, type RandomFunction } from "./search-rows.ts";
import { plantPosts } from "./search-world.ts";

const seed = Number(process.env.SEED ?? 20_261_115);
let world: Awaited<ReturnType<typeof plantPosts>>;
let posts: readonly JobPost[];
const rowCount = proofSize({ short: 800, whole: 2_000 });

beforeAll(async () => {
  world = await plantPosts(seed, rowCount);
  posts = world.posts;
});
afterAll(() => world.stop());

type SearchEngine = {
  fields: SearchFields;
  parse: (payload: object) => SearchPayload;
  ask: (payload: SearchPayload) => Promise<Page<JobPost>>;
};
const engines: Record<string, SearchEngine> = {
  OpenSearch: {
    fields: publicJobPostFields,
    parse: (payload) => publicJobPostSearch.parse(payload),
    ask: (payload) => runSearch<JobPost>(world.search, jobPostIndex, payload),
  },
  PostgreSQL: {
    fields: spaceJobPostFields,
    parse: (payload) => spaceJobPostSearch.parse(payload),
    ask: async (payload) => {
      const page = await searchOfSpace(world.database.db, world.spaceId, payload);
      return { ...page, content: page.content.map((row) => presentOwnJobPost(row, new Date())) };
    },
  },
};

/** Draws a value to search for: a random place, or a whole or partial value of some row, sometimes in capitals. */
function valueFor(field: string, kind: FieldKind, mode: string, by: RandomFunction) {
  if (kind === "place") return { lat: 44 + by() * 2, lon: 8 + by() * 5, km: pick(by, [30, 80, 200]) };
  const value = pick(
    by,
    posts.flatMap(readers[field]!).filter((known) => known !== null),
  );
  if (typeof value !== "string" || kind === "date") return value;
  const text = kind === "text" && by() < 0.5 ? value.toUpperCase() : value;
  if (mode === "sw") return text.slice(0, 1 + Math.floor(by() * 4));
  if (mode !== "c") return text;
  const from = Math.floor(by() * Math.max(1, text.length - 2));
  return text.slice(from, from + 1 + Math.floor(by() * 4)).trim() || text;
}

function questions({ fields }: SearchEngine, by: RandomFunction): object[] {
  const searchable = Object.entries(fields).filter(([, kind]) => kind !== "prose");
  // Fields with several values cannot be sorted.
  const several = new Set(["skills", "languages", "benefits"]);
  const sortable = searchable.filter(([name, kind]) => kind !== "place" && !several.has(name)).map(([name]) => name);
  const filter = (field: string, kind: FieldKind, mm: string) => {
    const many = mm === "in" || by() < 0.3;
    const one = () => valueFor(field, kind, mm, by);
    return {
      f: field,
      v: many && kind !== "boolean" ? [one(), one(), one()] : one(),
      mm,
      ...(by() < 0.5 && { dt: kind }),
    };
  };
  const sort = () => `${pick(by, sortable)}:${pick(by, ["asc", "desc"])}`;
  const each = searchable.flatMap(([field, kind]) =>
    matchModes[kind].map((mm) => ({ size: 100, sort: sort(), filters: [filter(field, kind, mm)] })),
  );
  const mixed = Array.from({ length: proofSize({ short: 20, whole: 60 }) }, () => ({
    size: 50,
    page: Math.floor(by() * 3),
    sort: sort(),
    filters: Array.from({ length: 1 + Math.floor(by() * 2) }, () => {
      const [field, kind] = pick(by, searchable);
      return filter(field, kind, pick(by, matchModes[kind]));
    }),
  }));
  return [...each, ...mixed, ...(fields === publicJobPostFields ? around(filter, by) : [])];
}

/** Queries near a place, most of them with workplace types (remote work needs no place), sorted by distance or by date. */
const around = (filter: (field: string, kind: FieldKind, mm: string) => object, by: RandomFunction): object[] =>
  Array.from({ length: 20 }, () => ({
    size: 50,
    page: Math.floor(by() * 3),
    sort: pick(by, ["distance:asc", "publishedAt:desc"]),
    filters: [filter("place", "place", "near"), ...(by() < 0.7 ? [filter("workplaceType", "keyword", "in")] : [])],
  }));

describe.each(Object.keys(engines))(
  `job search with %s on ${rowCount} rows, compared with a brute-force filter`,
  (name) => {
    const engine = engines[name]!;

    test(`queries by every field, match mode, array, sort and page → the same rows as brute force (seed ${seed})`, async () => {
      const asked = questions(engine, seeded(seed + 1));
      let nonEmpty = 0;
      for (const question of asked) {
        const payload = engine.parse(question);
        const wanted = bruteForce(posts, payload, engine.fields);
        const got = await engine.ask(payload);
        const slice = wanted.slice(payload.page * payload.size, (payload.page + 1) * payload.size);
        expect(
          got.content.map(({ id }) => id),
          JSON.stringify(question),
        ).toEqual(slice.map(({ id }) => id));
        expect(got.totalElements, JSON.stringify(question)).toBe(wanted.length);
        if (wanted.length > 0) nonEmpty++;
      }
      // A query without matches agrees with any filter, so most queries must have matches.
      expect(nonEmpty / asked.length).toBeGreaterThan(0.6);
    });

    test.each(["created:desc", "city:asc", "salaryMin:desc"])(
      "cursor of a query sorted by %s → all rows without loss or repeat",
      async (sort) => {
        const seen: string[] = [];
        let cursor: string | null = null;
        do {
          const page: Page<JobPost> = await engine.ask(engine.parse({ size: 97, sort, ...(cursor && { cursor }) }));
          seen.push(...page.content.map(({ id }) => id));
          cursor = page.cursor;
        } while (cursor);
        expect(seen).toEqual(bruteForce(posts, engine.parse({ sort }), engine.fields).map(({ id }) => id));
      },
    );

    test("a cursor of another query or an invented cursor → refused", async () => {
      const { cursor } = await engine.ask(engine.parse({ size: 10 }));
      const other = engine.parse({ size: 10, sort: "salaryMin:asc", cursor });
      await expect(engine.ask(other)).rejects.toThrow(BadCursor);
      await expect(engine.ask(engine.parse({ cursor: "nonsense" }))).rejects.toThrow(BadCursor);
    });
  },
);

test("full-text search of job posts → matches inflected words, in Italian and in English", async () => {
  const count = async (v: string) =>
    (await engines.OpenSearch!.ask(publicJobPostSearch.parse({ filters: [{ f: "text", v, mm: "c" }] }))).totalElements;
  const having = (...words: string[]) =>
    posts.filter(({ title, description }) => words.some((word) => `${title} ${description}`.includes(word))).length;
  expect(await count("terminale")).toBe(having("terminali"));
  expect(await count("test")).toBe(having("tests", "testing"));
  expect(await count("QUALITA")).toBe(having("qualità"));
  expect(await count("azienda")).toBe(having("azienda"));
});

test("job search with projections → returns only those fields and the id; its facets count the matches", async () => {
  const payload = publicJobPostSearch.parse({
    size: 5,
    projections: ["title", "salaryMin"],
    facets: ["city"],
    filters: [{ f: "ccnl", v: "C011" }],
  });
  const page = await engines.OpenSearch!.ask(payload);
  expect(Object.keys(page.content[0]!).toSorted()).toEqual(["id", "salaryMin", "title"]);
  const matching = posts.filter(({ ccnl }) => ccnl === "C011");
  const counts = Map.groupBy(
    matching.filter(({ location }) => location),
    ({ location }) => location!.city,
  );
  expect(Object.fromEntries(page.facets!.city!.map(({ value, count }) => [value, count]))).toEqual(
    Object.fromEntries([...counts].map(([city, all]) => [city, all.length])),
  );
});
