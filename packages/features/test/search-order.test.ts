import { publicJobPostFields, publicJobPostSearch, type JobPost, type Page } from "@orbita/contract";
import { runSearch } from "@orbita/platform";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobPostIndex } from "../src/job-posts/search.ts";
import { bruteForce } from "./brute-force.ts";
import { pick, seeded } from "./search-rows.ts";
import { plantPosts } from "./search-world.ts";

const seed = Number(process.env.SEED ?? 20_261_115);
let world: Awaited<ReturnType<typeof plantPosts>>;
beforeAll(async () => {
  world = await plantPosts(seed, 1_000);
});
afterAll(() => world.stop());

const ask = (question: object): Promise<Page<JobPost>> =>
  runSearch<JobPost>(world.search, jobPostIndex, publicJobPostSearch.parse(question));

/** Reads every page of the results by cursor. Returns the ids. */
async function walk(question: object): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<JobPost> = await ask({ size: 37, ...question, ...(cursor && { cursor }) });
    seen.push(...page.content.map(({ id }) => id));
    cursor = page.cursor;
  } while (cursor);
  return seen;
}

/** The stems of a word, cached. Only the stems come from the search engine; this test computes matches and weights itself. */
const stems = new Map<string, Promise<string[]>>();
function stemsOf(language: string, word: string): Promise<string[]> {
  const key = `${language} ${word}`;
  const known = stems.get(key);
  if (known) return known;
  const index = world.search.indexName(jobPostIndex.name);
  const asked = world.search.client.indices
    .analyze({ index, body: { analyzer: `words_${language}`, text: word } })
    .then(({ body }) => body.tokens!.map(({ token }) => token));
  stems.set(key, asked);
  return asked;
}
async function has(language: string, text: string, wanted: string): Promise<boolean> {
  const inText = async (words: string) =>
    (await Promise.all(words.split(/\s+/).map((word) => stemsOf(language, word)))).flat();
  const [there, asked] = [new Set(await inText(text)), await inText(wanted)];
  return asked.length > 0 && asked.every((stem) => there.has(stem));
}
const eitherHas = async (text: string, wanted: string) =>
  (await has("it", text, wanted)) || (await has("en", text, wanted));

const weighed = ({ title, skills, space, location }: JobPost) => [
  { text: title, worth: 9 },
  { text: skills.map(({ it, en }) => `${it} ${en}`).join(" "), worth: 3 },
  { text: [space.name, location?.city, location?.region].filter(Boolean).join(" "), worth: 1 },
];
async function worthOf(post: JobPost, words: readonly string[]): Promise<number | null> {
  const all = [...weighed(post).map(({ text }) => text), post.description].join(" ");
  if (!(await eitherHas(all, words.join(" ")))) return null;
  let sum = 0;
  for (const word of words) {
    const fits = [];
    for (const { text, worth } of weighed(post)) if (await eitherHas(text, word)) fits.push(worth);
    sum += Math.max(0, ...fits);
  }
  return sum;
}

describe("order of job posts by relevance", () => {
  const vocabulary =
    "sviluppo società caffè tester java qualita dati sicurezza software terminale test azienda saldatura contabilita genova milano liguria lanterna l'azienda citta".split(
      " ",
    );

  test(`job posts by relevance → as this test computes: title before skills, names and the rest, then newest first (seed ${seed})`, async () => {
    const random = seeded(seed + 7);
    let longest = 0;
    // These words occur both in titles and in skills, so that the order of the results verifies the weights.
    const fixed = [["java"], ["java", "dati"], ["saldatura", "sviluppo"]];
    const some = Array.from({ length: 9 }, () =>
      Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(random, vocabulary)),
    );
    for (const words of [...fixed, ...some]) {
      const rated: { post: JobPost; worth: number }[] = [];
      for (const post of world.posts) {
        const worth = await worthOf(post, words);
        if (worth !== null) rated.push({ post, worth });
      }
      rated.sort(
        (a, b) =>
          b.worth - a.worth ||
          Date.parse(b.post.publishedAt!) - Date.parse(a.post.publishedAt!) ||
          (a.post.id < b.post.id ? -1 : 1),
      );
      longest = Math.max(longest, rated.length);
      // Half of the queries also have stop words, which must not be searched and must have no weight.
      const v = random() < 0.5 ? words.join(" ") : `${words.join(" per la ")} a`;
      const got = await walk({ sort: "relevance:desc", filters: [{ f: "text", v, mm: "c" }] });
      expect(got, v).toEqual(rated.map(({ post }) => post.id));
    }
    // The longest result must have several pages, otherwise no cursor is tested.
    expect(longest).toBeGreaterThan(200);
  });

  test("typo in a longer word → tolerated in titles and names, not in descriptions or in the first letter", async () => {
    const count = async (v: string) => (await ask({ filters: [{ f: "text", v, mm: "c" }] })).totalElements;
    const titled = (word: string) => world.posts.filter(({ title }) => title.includes(word)).length;
    expect(titled("Sviluppo")).toBeGreaterThan(0);
    expect(await count("svilupo")).toBe(titled("Sviluppo"));
    expect(await count("Genvoa")).toBe(world.posts.filter(({ location }) => location?.city === "Genova").length);
    // The word "container" is only in descriptions, where typos are not tolerated.
    expect(await count("container")).toBeGreaterThan(0);
    expect(await count("contaiser")).toBe(0);
    // A word of four letters is too short for a typo, and a wrong first letter is not tolerated.
    expect(await count("jaca")).toBe(0);
    expect(await count("zviluppo")).toBe(0);
    const slipped = { sort: "relevance:desc", filters: [{ f: "text", v: "svilupo", mm: "c" }] };
    const all = await walk(slipped);
    expect(new Set(all).size).toBe(titled("Sviluppo"));
    expect(all).toHaveLength(titled("Sviluppo"));
  });
});

describe("order of job posts by distance", () => {
  const near = { f: "place", v: { lat: 44.4, lon: 8.9, km: 400 }, mm: "near" };
  const remote = { f: "workplaceType", v: ["workplace_type_full_remote", "workplace_type_hybrid"], mm: "in" };

  test.each([
    ["from one place", [near]],
    ["from the nearer of two", [{ ...near, v: [near.v, { lat: 45.5, lon: 9.2, km: 100 }] }]],
    ["with work that needs no place, which comes last", [near, remote]],
  ])(
    "job posts sorted by distance %s → the nearest first, over all pages without loss or repeat",
    async (_, filters) => {
      const question = { sort: "distance:asc", filters };
      const wanted = bruteForce(world.posts, publicJobPostSearch.parse(question), publicJobPostFields);
      expect(wanted.length).toBeGreaterThan(200);
      expect(await walk(question)).toEqual(wanted.map(({ id }) => id));
    },
  );

  test("fully remote jobs → near every place only if the query asks for remote work, even without a location", async () => {
    const tiny = { ...near, v: { ...near.v, km: 30 } };
    const count = async (filters: object[]) => (await ask({ filters })).totalElements;
    const everyone = world.posts.filter(({ workplaceType }) => workplaceType === "workplace_type_full_remote");
    const inGenova = world.posts.filter(({ location }) => location?.city === "Genova");
    expect(everyone.some(({ location }) => location === null)).toBe(true);
    expect(await count([tiny])).toBe(inGenova.length);
    expect(await count([tiny, { f: "workplaceType", v: "workplace_type_full_remote" }])).toBe(everyone.length);
    const notRemote = inGenova.filter(({ workplaceType }) => workplaceType !== "workplace_type_full_remote");
    expect(await count([tiny, { f: "workplaceType", v: "workplace_type_full_remote", mm: "not" }])).toBe(
      notRemote.length,
    );
  });
});

test("facets of skills, languages and benefits → count every value of each matching job post", async () => {
  const { facets } = await ask({
    size: 1,
    facets: ["skills", "languages", "benefits"],
    filters: [{ f: "ccnl", v: "C011" }],
  });
  const matching = world.posts.filter(({ ccnl }) => ccnl === "C011");
  const counted = (values: string[]) =>
    Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));
  const got = (name: string) => Object.fromEntries(facets![name]!.map(({ value, count }) => [value, count]));
  expect(got("skills")).toEqual(counted(matching.flatMap(({ skills }) => skills.map(({ id }) => id))));
  expect(got("languages")).toEqual(counted(matching.flatMap(({ languages }) => languages.map(({ code }) => code))));
  expect(got("benefits")).toEqual(counted(matching.flatMap(({ benefits }) => benefits.map(({ code }) => code))));
});
