import { talentFields, talentFacets, matchModes } from "@orbita/contract";
import { aMember, aSpace, aUser, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import { aGeneratedTalent, plantPeople, plantTaxonomy, randomOf, type TalentRandom } from "./talent-world.ts";

const seed = Number(process.env.SEED ?? "9");
const rounds = proofSize({ short: 60, whole: 1_000 });
const random = randomOf(seed);
let api: TestApi;
let token: string;
let spaceId: string;
beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  const taxonomy = await plantTaxonomy(api);
  await plantPeople(
    api,
    Array.from({ length: 40 }, () => aGeneratedTalent(random, taxonomy)),
    taxonomy,
  );
  const space = await aSpace(api.db);
  spaceId = space.id;
  ({ token } = await api.tokenOf(space.userId));
}, 120_000);
afterAll(() => api.stop());

const post = (body: string, bearer = token) =>
  fetch(`${api.baseUrl}/resume/search`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${bearer}`, "x-space-id": spaceId },
    body,
  });

/** Hostile and malformed filter values. */
const strange: readonly unknown[] = [
  "*",
  "?",
  "**",
  "a*",
  "/.*/",
  "_source",
  "_all",
  "_id:*",
  "doc.shownVersion",
  "hiddenSpaces",
  "script",
  "{{ctx}}",
  "params._source",
  "ctx._source.remove('doc')",
  "'; drop table resumes; --",
  "<script>alert(1)</script>",
  "\u0000",
  "\uD800",
  "💥👩‍💻",
  "ﷺ",
  "\u202Etxet",
  "a".repeat(200),
  "a".repeat(501),
  "AND",
  "OR",
  "NOT",
  "(",
  ")",
  "((((((((((a))))))))))",
  '"',
  '""',
  "- -",
  "-",
  "NOT NOT NOT a",
  "a AND",
  "a OR OR b",
  "( )",
  "a b c d e f g h i j k l m n o p",
  'java AND (sql OR NOT "a b")',
  "c++ c# .net",
  "5 anni di",
  "99 anni",
  "inglese B9",
  "madrelingua",
  " ",
  "",
  "\n\t",
  "null",
  null,
  true,
  false,
  0,
  -1,
  1e308,
  1.5,
  [],
  {},
  [[]],
  [null],
  { lat: 45, lon: 9, km: 10 },
  { lat: 91, lon: 9, km: 10 },
  { lat: 45, lon: 9, km: -1 },
  { script: { source: "1" } },
  { $gt: "" },
  { lat: "45", lon: 9, km: 1 },
  "2026-01-01T00:00:00Z",
  "2026-13-99",
  "01950027-c021-7c2f-8868-f6ee2b54430a:3",
  "x:99",
  "x@",
  "@4",
  ":",
  "language_en:B2",
  "language_en:Z9",
  "__proto__",
  "constructor",
  "toString",
  "%s%n",
  "\\",
  "\\*",
  "~",
  "a~2",
  "a^99",
  "[1 TO *]",
  "{a TO b}",
];
const fields = [
  ...Object.keys(talentFields),
  "changedAt",
  "shownVersion",
  "_source",
  "script",
  "hiddenDomains",
  "skillsNow",
  "__proto__",
];
const modes = [...new Set(Object.values(matchModes).flat()), "script", "regexp", ""];

function aValue(kind: TalentRandom): unknown {
  if (!kind.chance(0.2)) return kind.one(strange);
  return Array.from({ length: kind.upTo(5) }, () => kind.one(strange));
}
function payload(kind: TalentRandom): object {
  const rarely = (part: object) => (kind.chance(0.12) ? part : {});
  return {
    filters: Array.from({ length: kind.upTo(4) }, () => {
      const f = kind.one(fields);
      // Mostly uses a match mode that the field supports, because otherwise hardly any query would reach the search engine.
      const own = matchModes[Object.hasOwn(talentFields, f) ? talentFields[f as keyof typeof talentFields] : "text"];
      return {
        f,
        v: aValue(kind),
        ...(kind.chance(0.9) && { mm: kind.one(kind.chance(0.9) ? own : modes) }),
        ...rarely({ dt: kind.one(strange) }),
      };
    }),
    ...rarely({
      sort: kind.one([
        ...fields.map((name) => `${name}:desc`),
        "evidence:desc",
        "evidence:asc",
        "_score:desc",
        "_script:asc",
      ]),
    }),
    ...rarely({ size: kind.one([0, 1, 100, 101, -1, "5", 1e9]) }),
    ...rarely({ page: kind.one([0, 1, 99, 100, 1e6, -1, 0.5]) }),
    ...rarely({ cursor: kind.one(["", "x", "e30", btoa(JSON.stringify(["x", 1, "y"])), "a".repeat(2_001), "💥"]) }),
    ...rarely({ facets: kind.some([...talentFacets, "_source", "doc", "hiddenSpaces"], 3) }),
    ...rarely({ projections: kind.some(["id", "headline", "firstName", "shownVersion", "doc", "titles", "*"], 2) }),
    ...rarely({
      [kind.one(["script", "query", "aggs", "_source", "script_fields", "sort2", "constructor"])]: kind.one(strange),
    }),
  };
}

const secret = /shownVersion|hiddenSpaces|hiddenDomains|"titles"|matched_queries|_score|_source/;

test("talent search with random hostile payloads → responds without internal fields, or refuses with 422", async () => {
  const counts: Record<number, number> = {};
  for (let round = 0; round < rounds; round++) {
    const body = JSON.stringify(payload(random));
    const answer = await post(body);
    const text = await answer.text();
    expect([200, 422], `SEED=${seed} round ${round}: ${body}\n${text.slice(0, 500)}`).toContain(answer.status);
    if (answer.status === 200) expect(JSON.stringify(JSON.parse(text).content), body).not.toMatch(secret);
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
  }
  // Both statuses must occur, because a fuzzer whose payloads are always refused tests nothing.
  expect(Math.min(counts[200] ?? 0, counts[422] ?? 0)).toBeGreaterThan(rounds / 20);
}, 300_000);

test("talent search with wildcards or the search engine's query syntax → taken as literal text", async () => {
  const total = async (filters: object[]) => {
    const answer = await post(JSON.stringify({ filters, size: 1 }));
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { totalElements: number }).totalElements;
  };
  const all = await total([]);
  expect(all).toBe(40);
  for (const v of ["*", "?enova", "Gen*", ".*", "/.*/"])
    for (const mm of ["is", "c", "sw"]) expect(await total([{ f: "city", v, mm }]), `${v} ${mm}`).toBe(0);
  for (const v of ["gris*", "gr?stek", "gristek~2"]) {
    const found = await total([{ f: "text", v, mm: "c" }]);
    expect(found, v).toBeLessThan(all);
  }
  for (const v of ["_exists_:doc", "skills:*", "id:*"]) expect(await total([{ f: "text", v, mm: "c" }]), v).toBe(0);
});

test("talent search with a too deep, wide or long query → 422; with a body that is not JSON → refused", async () => {
  const status = async (body: string) => (await post(body)).status;
  const text = (v: string) => JSON.stringify({ filters: [{ f: "text", v, mm: "c" }] });
  expect(await status(text(`${"(".repeat(8)}a${")".repeat(8)}`))).toBe(200);
  expect(await status(text(`${"(".repeat(9)}a${")".repeat(9)}`))).toBe(422);
  expect(await status(text(Array.from({ length: 40 }, (_, place) => `w${place}`).join(" ")))).toBe(200);
  expect(await status(text(Array.from({ length: 41 }, (_, place) => `w${place}`).join(" ")))).toBe(422);
  expect(await status(text(Array.from({ length: 40 }, (_, place) => `w${place}`).join(" OR ")))).toBe(200);
  expect(
    await status(
      JSON.stringify({ filters: Array.from({ length: 50 }, () => ({ f: "skills", v: Array(100).fill("x") })) }),
    ),
  ).toBe(200);
  const many = (f: string, value: (place: number) => string) => {
    const filters = Array.from({ length: 50 }, () => ({
      f,
      v: Array.from({ length: 100 }, (_, at) => value(at)),
      mm: "c",
    }));
    return status(JSON.stringify({ filters }));
  };
  expect(await many("skills", (at) => `x${at}`)).toBe(422);
  expect(await many("text", (at) => `a${at} OR b${at} OR c${at}`)).toBe(422);
  const texts = Array.from({ length: 100 }, (_, at) =>
    Array.from({ length: 40 }, (__, word) => `w${at}x${word}`).join(" OR "),
  );
  expect([200, 422]).toContain(await status(JSON.stringify({ filters: [{ f: "text", v: texts, mm: "c" }] })));
  expect(await status(JSON.stringify({ filters: Array.from({ length: 51 }, () => ({ f: "skills", v: "x" })) }))).toBe(
    422,
  );
  expect(await status(`${"[".repeat(5_000)}${"]".repeat(5_000)}`)).toBe(422);
  expect([400, 422]).toContain(await status("{"));
});

test("talent search by a viewer of the Space → 403", async () => {
  const { id } = await aUser(api.db);
  await aMember(api.db, { spaceId, userId: id, role: "viewer" });
  expect((await post("{}", (await api.tokenOf(id)).token)).status).toBe(403);
});
