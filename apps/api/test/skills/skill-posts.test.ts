import { randomUUIDv7 } from "node:crypto";
import { jobPostLimits } from "@orbita/contract";
import { countSkills, skillUses } from "@orbita/features";
import { inTransaction } from "@orbita/db";
import { aJobPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aUserClient, plantSkills, relayAllIndexes, skillOf } from "../support/skill-world.ts";

let api: TestApi;
let owner: ApiClient;
let spaceId: string;
let java: string;
let python: string;
beforeAll(async () => {
  api = await startApi();
  await plantSkills(api);
  const space = await aSpace(api.db, { freeSlots: 10 });
  spaceId = space.id;
  owner = await api.as(space.userId);
  [java, python] = [await skillOf(api, "java"), await skillOf(api, "python")];
}, 60_000);
afterAll(() => api.stop());

type SkillRequirements = { id: string; mandatory?: boolean; minYears?: number }[];
const create = (skills?: SkillRequirements) =>
  owner.jobPosts.create({ body: { title: "Sviluppo backend", ...(skills && { skills }) } }, { spaceId });
const change = (id: string, body: object) => owner.jobPosts.change({ params: { id: id }, body });

test("skills of a job post → keep their order, are replaced as a whole, and stay if a change omits them", async () => {
  const post = (await create([{ id: python }, { id: java, mandatory: true, minYears: 3 }]))!;
  const both = [
    { id: python, it: "Python", en: "Python", mandatory: false, minYears: null },
    { id: java, it: "Java", en: "Java", mandatory: true, minYears: 3 },
  ];
  expect(post.skills).toEqual(both);
  expect((await change(post.id, { title: "Altro titolo" }))!.skills).toEqual(both);
  const turned = (await change(post.id, { skills: [{ id: java }, { id: python, mandatory: true }] }))!;
  expect(turned.skills.map(({ id, mandatory }) => [id, mandatory])).toEqual([
    [java, false],
    [python, true],
  ]);
  expect(turned.version).toBeGreaterThan(post.version);
  expect((await owner.jobPosts.readOwn({ params: { id: post.id } }))!.skills).toEqual(turned.skills);
  expect((await change(post.id, { skills: [] }))!.skills).toEqual([]);
  expect((await create())!.skills).toEqual([]);
});

test("job post with an unknown skill, a skill twice or too many skills → refused, and the skill's index is reported", async () => {
  const unknown = await problemOf(create([{ id: java }, { id: randomUUIDv7() }]));
  expect(unknown).toMatchObject({ code: "request.invalid", errors: [{ path: "skills.1.id", code: "field.invalid" }] });
  const twice = await problemOf(create([{ id: java }, { id: python }, { id: java }]));
  expect(twice).toMatchObject({ code: "request.invalid", errors: [{ path: "skills.2.id", code: "field.inUse" }] });
  const { max } = jobPostLimits.skills;
  const some = await api.db
    .selectFrom("skills")
    .select("id")
    .limit(max + 1)
    .execute();
  expect((await create(some.slice(0, max)))!.skills).toHaveLength(max);
  expect(await problemOf(create(some))).toMatchObject({
    errors: [{ path: "skills", code: "field.tooMany", params: { max } }],
  });
});

test("published job post with a skill → found by the skill and by its name, and counted for the skill", async () => {
  const { id } = await aJobPost(api.db, { spaceId, title: "Cercasi" });
  await change(id, { skills: [{ id: python, mandatory: true }] });
  const asked = async () => (await api.guest.skills.read({ params: { id: python } }))!.jobPosts;
  const before = await asked();
  await owner.jobPosts.publish({ params: { id: id }, body: { plan: "free" } });
  expect(await asked()).toBe(before + 1);
  await relayAllIndexes(api);
  const search = async (filter: { f: string; v: string }) => {
    const page = await api.guest.jobPosts.search({ body: { filters: [filter] } });
    return page!.content.map((post) => post.id);
  };
  expect(await search({ f: "skills", v: python })).toEqual([id]);
  expect(await search({ f: "skills", v: java })).toEqual([]);
  expect(await search({ f: "text", v: "python" })).toEqual([id]);
  expect((await api.guest.jobPosts.read({ params: { id: id } }))!.skills).toMatchObject([{ id: python }]);

  // After a skill is renamed, its posts are found by the new name.
  const admin = await aUserClient(api, { admin: true });
  await admin.skills.change({ params: { id: python }, body: { it: "Linguaggio Pitone" } });
  await relayAllIndexes(api);
  expect(await search({ f: "text", v: "pitone" })).toEqual([id]);
  await owner.jobPosts.suspend({ params: { id: id } });
  expect(await asked()).toBe(before);
});

test("use of skills recounted → the skill in most job posts comes first when sorted by job posts", async () => {
  const { id } = await aJobPost(api.db, { spaceId, status: "published" });
  const rare = await skillOf(api, "objective-c");
  await change(id, { skills: [{ id: rare }] });
  const count = () =>
    inTransaction(api.db, { actorId: null, requestId: "test" }, (tx) =>
      countSkills(
        {
          tx,
          now: new Date(),
          tell: async ({ name }: { name: string }, payload: object) => {
            await tx
              .insertInto("outbox")
              .values({ destination: "search", name, payload: JSON.stringify(payload) })
              .execute();
          },
        } as never,
        skillUses,
      ),
    );
  expect(await count()).toBeGreaterThan(0);
  expect(await count()).toBe(0);
  await relayAllIndexes(api);
  const page = await api.guest.skills.search({ body: { sort: "jobPosts:desc", size: 1 } });
  expect(page!.content).toMatchObject([{ id: rare, jobPosts: 1 }]);
  await change(id, { skills: [] });
  expect(await count()).toBe(1);
});
