import { aSpace, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { answerOf, aQuestion, countedBy, skillChoiceOf, type TalentQuery } from "./talent-model.ts";
import {
  aGeneratedTalent,
  cities,
  degrees,
  plantPeople,
  plantTaxonomy,
  randomOf,
  type GeneratedTalent,
  type SkillTaxonomy,
} from "./talent-world.ts";

const seed = Number(process.env.SEED ?? "9");
const rounds = proofSize({ short: 12, whole: 200 });
let api: TestApi;
let owner: ApiClient;
let taxonomy: SkillTaxonomy;
let people: GeneratedTalent[];
const random = randomOf(seed);
beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  taxonomy = await plantTaxonomy(api);
  people = Array.from({ length: proofSize({ short: 150, whole: 300 }) }, () => aGeneratedTalent(random, taxonomy));
  await plantPeople(api, people, taxonomy);
  owner = await api.as((await aSpace(api.db)).userId);
}, 120_000);
afterAll(() => api.stop());

const ask = async (body: object) => (await owner.talentSearch.search({ body: body }))!;

/** Reads all hits of a search, page by page with the cursor. */
async function allOf(filters: object[], size: number) {
  const hits: Awaited<ReturnType<typeof ask>>["content"] = [];
  let cursor: string | null | undefined;
  do {
    const page = await ask({ filters, size, ...(cursor && { cursor }) });
    hits.push(...page.content);
    cursor = page.cursor;
  } while (cursor);
  return hits;
}

const stateOf = ({ criteria }: TalentQuery, person: GeneratedTalent) =>
  criteria.map((one) => (one.is(person) ? "matched" : one.isNear(person) ? "related" : "missing"));

test("talent search → order, states and totals equal a reference implementation; paging loses and repeats no result", async () => {
  for (let round = 0; round < rounds; round++) {
    const question = aQuestion(random, taxonomy);
    const told = `SEED=${seed} round ${round}: ${JSON.stringify(question.filters)}`;
    const wanted = answerOf(question, people);
    const page = await ask({ filters: question.filters, size: 100 });
    expect(page.totalElements, told).toBe(wanted.length);
    expect(page.criteria, told).toHaveLength(question.criteria.length);
    expect(
      page.content.map(({ id }) => id),
      told,
    ).toEqual(wanted.slice(0, 100).map(({ id }) => id));
    const states = page.content.map(({ matches }) => matches.map(({ state }) => state));
    expect(states, told).toEqual(wanted.slice(0, 100).map((person) => stateOf(question, person)));
    if (round % 6 > 0) continue;
    const walked = await allOf(question.filters, 7 + random.upTo(40));
    expect(
      walked.map(({ id }) => id),
      told,
    ).toEqual(wanted.map(({ id }) => id));
  }
}, 600_000);

const yearSteps = ["0-1", "1-3", "3-5", "5-10", "10+"];
const valuesOf: Record<string, (person: GeneratedTalent) => readonly string[]> = {
  skills: ({ skills }) => [...skills.keys()],
  occupations: ({ trades }) => [...trades.keys()],
  languages: ({ speaks }) => [...speaks.keys()],
  education: ({ degree }) => degrees.slice(degree, degree + (degree < 0 ? 0 : 1)),
  region: ({ city }) => (city ? [cities[city].region] : []),
  years: ({ years }) => [yearSteps[[0, 1, 3, 5, 10].findLastIndex((step) => years >= step)]!],
};

test("facets of the talent search → a required skill narrows the counts of other skills; an alternative does not", async () => {
  for (let round = 0; round < rounds / 2; round++) {
    const question = aQuestion(random, taxonomy);
    const names = random.some(Object.keys(valuesOf), 1 + random.upTo(6));
    const told = `SEED=${seed} round ${round}: ${JSON.stringify(question.filters)} ${names.join(", ")}`;
    const { facets, skillChoice } = await ask({ filters: question.filters, size: 1, facets: names });
    expect(skillChoice, told).toEqual(skillChoiceOf(question, people));
    expect(Object.keys(facets!).toSorted(), told).toEqual(names.toSorted());
    for (const name of names) {
      const counts = new Map<string, number>(name === "years" ? yearSteps.map((step) => [step, 0]) : []);
      for (const person of countedBy(question, people, name))
        for (const value of valuesOf[name]!(person)) counts.set(value, (counts.get(value) ?? 0) + 1);
      const given = new Map(facets![name]!.map(({ value, count }) => [value, count]));
      expect(Object.fromEntries(given), `${told} ${name}`).toEqual(Object.fromEntries(counts));
    }
  }
  const { facets } = await ask({ facets: ["skills", "occupations", "languages", "education"] });
  for (const items of Object.values(facets!)) expect(items.every(({ label }) => label?.it && label.en)).toBe(true);
  expect((await ask({})).facets).toBeUndefined();
}, 600_000);

test("talent search sorted by update or creation → newest first", async () => {
  const question = aQuestion(random, taxonomy);
  for (const sort of ["updated:desc", "created:desc"]) {
    const { content } = await ask({ filters: question.filters, sort, size: 100 });
    const days = content.map(({ updated }) => updated);
    expect(days).toEqual(days.toSorted().toReversed());
  }
});
