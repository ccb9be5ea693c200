import { aJobPost, aMember, anApplication, aSpace, aUser, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import {
  aGeneratedTalent,
  levels,
  plantPeople,
  plantTaxonomy,
  randomOf,
  type GeneratedTalent,
  type SkillTaxonomy,
} from "./talent-world.ts";

const seed = Number(process.env.SEED ?? "33");
const random = randomOf(seed);
let api: TestApi;
let space: { id: string; userId: string };
let recruiter: ApiClient;
let taxonomy: SkillTaxonomy;
let people: GeneratedTalent[];
beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  taxonomy = await plantTaxonomy(api);
  people = Array.from({ length: proofSize({ short: 200, whole: 450 }) }, () => aGeneratedTalent(random, taxonomy));
  await plantPeople(api, people, taxonomy);
  space = await aSpace(api.db);
  const member = await aUser(api.db);
  await aMember(api.db, { spaceId: space.id, userId: member.id, role: "recruiter" });
  recruiter = await api.as(member.id);
}, 120_000);
afterAll(() => api.stop());

type Rule = {
  readonly is: (person: GeneratedTalent) => boolean;
  readonly isNear: (person: GeneratedTalent) => boolean;
};
const minor = (group: string) => group.slice(0, 3);

/** An open job for the occupation `trade`, with two skills, a language and their meaning. */
async function aJob(trade: SkillTaxonomy["trades"][number]) {
  const { id } = await aJobPost(api.db, { spaceId: space.id, status: "published", title: trade.it });
  const [first, second] = [taxonomy.skills[0]!, taxonomy.skills[3]!];
  await api.db
    .insertInto("job_post_skills")
    .values([
      { job_post_id: id, skill_id: first.id, mandatory: false, min_years: null, position: 0 },
      { job_post_id: id, skill_id: second.id, mandatory: true, min_years: 3, position: 1 },
    ])
    .execute();
  await api.db
    .insertInto("job_post_languages")
    .values({ job_post_id: id, language: "language_en", level: "B2", mandatory: true, position: 0 })
    .execute();
  const has = (skillId: string) => (person: GeneratedTalent) => person.skills.has(skillId);
  const rules: Rule[] = [
    {
      is: (person) => person.trades.has(trade.id),
      isNear: (person) => [...person.trades.values()].some(({ group }) => minor(group) === minor(trade.group)),
    },
    {
      is: (person) => (person.skills.get(second.id)?.years ?? 0) >= 3,
      // The skills at 2 and 3 are related.
      isNear: (person) => has(second.id)(person) || has(taxonomy.skills[2]!.id)(person),
    },
    {
      is: (person) => levels.indexOf(person.speaks.get("language_en")!) >= levels.indexOf("B2"),
      isNear: (person) => person.speaks.has("language_en"),
    },
    { is: has(first.id), isNear: has(taxonomy.skills[1]!.id) },
  ];
  return { id, rules };
}

test("search for a job → people with at least half of its criteria, by criteria met, each with evidence", async () => {
  const { id, rules } = await aJob(taxonomy.trades[0]!);
  const page = (await recruiter.talentSearch.search({ body: { jobPostId: id, size: 100 } }))!;
  expect(page.criteria.map(({ kind }) => kind)).toEqual(["occupation", "skill", "language", "skill"]);
  const states = (person: GeneratedTalent) =>
    rules.map(({ is, isNear }) => (is(person) ? "matched" : isNear(person) ? "related" : "missing"));
  const fitting = people.filter((person) => states(person).filter((state) => state !== "missing").length >= 2);
  expect(page.totalElements).toBe(fitting.length);
  expect(fitting.length).toBeGreaterThan(10);
  const byId = new Map(people.map((person) => [person.id, person]));
  expect(
    page.content.map(({ matches }) => matches.map(({ state }) => (state === "notMet" ? "related" : state))),
  ).toEqual(page.content.map(({ id: one }) => states(byId.get(one)!)));
  const met = page.content.map(({ matches }) => matches.filter(({ state }) => state === "matched").length);
  expect(met).toEqual(met.toSorted((one, other) => other - one));
}, 120_000);

test("search for a job with a place filter → only people there; the job's criteria stay", async () => {
  const { id } = await aJob(taxonomy.trades[1]!);
  const filters = [{ f: "place", v: { lat: 44.41, lon: 8.93, km: 50 }, mm: "near" }];
  const page = (await recruiter.talentSearch.search({ body: { jobPostId: id, filters, size: 100 } as never }))!;
  expect(page.content.length).toBeGreaterThan(0);
  expect(new Set(page.content.map(({ city }) => city))).toEqual(new Set(["Genova"]));
  expect(page.criteria).toHaveLength(4);
});

test("a person who applied to the job openly → marked in its search; one with an anonymous application → not", async () => {
  const { id } = await aJob(taxonomy.trades[2]!);
  const { content } = (await recruiter.talentSearch.search({ body: { jobPostId: id, size: 100 } }))!;
  const [open, blind] = content;
  const [revealed, hidden] = [open!.id, blind!.id];
  await anApplication(api.db, { spaceId: space.id, jobPostId: id, talentId: revealed });
  await anApplication(api.db, { spaceId: space.id, jobPostId: id, talentId: hidden, blind: true });
  const again = (await recruiter.talentSearch.search({ body: { jobPostId: id, size: 100 } }))!.content;
  const appliedOf = (resumeId: string) => again.find((hit) => hit.id === resumeId)?.acquaintance.applied?.jobPostId;
  expect(appliedOf(revealed)).toBe(id);
  expect(appliedOf(hidden)).toBeUndefined();
});

test("a draft, a closed job, and a job of another Space → refused", async () => {
  const search = (jobPostId: string) => codeOf(recruiter.talentSearch.search({ body: { jobPostId } }));
  const other = await aSpace(api.db);
  const draft = await aJobPost(api.db, { spaceId: space.id, status: "draft" });
  const closed = await aJobPost(api.db, { spaceId: space.id, status: "unpublished" });
  const foreign = await aJobPost(api.db, { spaceId: other.id, status: "published" });
  expect(await search(draft.id)).toBe("jobPost.notFound");
  expect(await search(closed.id)).toBe("jobPost.closed");
  expect(await search(foreign.id)).toBe("jobPost.notFound");
});
