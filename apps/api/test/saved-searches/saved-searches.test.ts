import { randomUUIDv7 } from "node:crypto";
import { savedSearchLimits, type SpaceRole } from "@orbita/contract";
import { aJobPost, aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.clear());
afterAll(() => api.stop());

type ApiClient = TestApi["guest"];
const filters = [{ f: "text", v: "tester", mm: "c" as const }];
const draft = (more: object = {}) => ({ name: "Tester", filters, ...more }) as never;
const saveJobs = async (client: ApiClient, more: object = {}) =>
  (await client.savedSearches.saveJobs({ body: draft(more) }))!;

async function aPerson() {
  const { id } = await aUser(api.db);
  return { id, client: await api.as(id) };
}

async function aMemberOf(spaceId: string, role: SpaceRole) {
  const { id, client } = await aPerson();
  await aMember(api.db, { spaceId, userId: id, role });
  return { id, client };
}

/** Inserts a match of a saved search, as the worker does when it finds one. */
const match = (search_id: string, target_id: string, matched_at: Date) =>
  api.db.insertInto("saved_search_matches").values({ search_id, target_id, matched_at }).execute();

describe("saved searches of a talent", () => {
  test("talent saves, lists, changes and removes a search → other users can neither read nor change it", async () => {
    const [me, other] = [await aPerson(), await aPerson()];
    const saved = await saveJobs(me.client, { name: "  Tester a Genova ", address: "q=tester&city=Genova" });
    expect(saved).toMatchObject({
      name: "Tester a Genova",
      frequency: "daily",
      filters,
      address: "q=tester&city=Genova",
      fresh: 0,
      lastMatch: null,
      broken: false,
    });
    expect(await me.client.savedSearches.jobs({})).toEqual([saved]);
    expect(await other.client.savedSearches.jobs({})).toEqual([]);
    const params = { id: saved.id };
    expect(await codeOf(other.client.savedSearches.changeJobs({ params, body: { name: "Mia" } }))).toBe(
      "savedSearch.notFound",
    );
    const changed = await me.client.savedSearches.changeJobs({ params, body: { name: "Prove", frequency: "weekly" } });
    expect(changed).toMatchObject({ name: "Prove", frequency: "weekly" });
    expect(await codeOf(other.client.savedSearches.removeJobs({ params }))).toBe("savedSearch.notFound");
    await me.client.savedSearches.removeJobs({ params });
    expect(await me.client.savedSearches.jobs({})).toEqual([]);
  });

  test.each([
    ["no name", { name: "  " }, 422],
    ["a name of 80", { name: "x".repeat(80) }, null],
    ["a name of 81", { name: "x".repeat(81) }, 422],
    ["an unknown field", { filters: [{ f: "horoscope", v: "lion" }] }, 422],
    ["an unknown frequency", { frequency: "hourly" }, 422],
    ["an address that is too long", { address: "q".repeat(4_001) }, 422],
  ])("saving a search with %s → accepted within the limits, else 422", async (_, body, status) => {
    const { client } = await aPerson();
    const problem = await problemOf(client.savedSearches.saveJobs({ body: draft(body) }));
    expect(problem?.status ?? null).toBe(status);
  });

  test("new saved search → due at once, then by its frequency; saved search marked as broken → never due", async () => {
    const { client } = await aPerson();
    const { id } = await saveJobs(client);
    const row = () => api.db.selectFrom("saved_searches").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const { due_at, since, asked_until } = await row();
    expect([due_at, asked_until]).toEqual([since, since]);
    const params = { id };
    await client.savedSearches.changeJobs({ params, body: { frequency: "weekly" } });
    expect((await row()).due_at).toEqual(since);
    const looked = { asked_until: new Date(since.getTime() + 1) };
    await api.db.updateTable("saved_searches").set(looked).where("id", "=", id).execute();
    await client.savedSearches.changeJobs({ params, body: { frequency: "daily" } });
    expect((await row()).due_at! > since).toBe(true);
    await api.db.updateTable("saved_searches").set({ due_at: null, broken_at: since }).where("id", "=", id).execute();
    const changed = await client.savedSearches.changeJobs({ params, body: { frequency: "atOnce" } });
    expect([changed!.broken, (await row()).due_at]).toEqual([true, null]);
  });

  test("new results of a saved job search → counted since it was last opened, without posts that are no longer visible", async () => {
    const { client } = await aPerson();
    const { id, created } = await saveJobs(client);
    const after = (ms: number) => new Date(Date.parse(created) + ms);
    const { id: spaceId } = await aSpace(api.db);
    const posts = [];
    for (let count = 0; count < 4; count++) posts.push((await aJobPost(api.db, { spaceId, status: "published" })).id);
    const [there, first, second, closed] = posts as [string, string, string, string];
    await match(id, there, after(0));
    await match(id, first, after(10));
    await match(id, second, after(20));
    await match(id, closed, after(30));
    await api.db.updateTable("job_posts").set({ enabled: false }).where("id", "=", closed).execute();
    const [listed] = (await client.savedSearches.jobs({}))!;
    expect(listed).toMatchObject({ fresh: 2, lastMatch: after(30).toISOString() });
    expect(await client.savedSearches.openJobs({ params: { id } })).toMatchObject({ fresh: 0 });
    expect((await client.savedSearches.jobs({}))![0]).toMatchObject({ fresh: 0, version: listed!.version + 1 });
  });

  test(`ten searches saved at once, with room for one up to the limit of ${savedSearchLimits.perOwner} → exactly one saved`, async () => {
    const { client } = await aPerson();
    for (let count = 1; count < savedSearchLimits.perOwner; count++) await saveJobs(client);
    const codes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        codeOf(client.savedSearches.saveJobs({ body: draft({ name: `Tester ${index}` }) })),
      ),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "savedSearch.tooMany")).toHaveLength(9);
    expect(await client.savedSearches.jobs({})).toHaveLength(savedSearchLimits.perOwner);
  });

  test("search saved twice with one idempotency key → a single saved search", async () => {
    const { client } = await aPerson();
    const options = { idempotencyKey: randomUUIDv7() };
    const [one, two] = [
      await client.savedSearches.saveJobs({ body: draft() }, options),
      await client.savedSearches.saveJobs({ body: draft() }, options),
    ];
    expect(two).toEqual(one);
  });
});

describe("saved searches of a Space", () => {
  const listed = async (client: ApiClient, spaceId: string) => (await client.savedSearches.talents({}, { spaceId }))!;

  test("saved search of a Space → shared by its recruiters; viewers and other Spaces have no access", async () => {
    const { id: spaceId, userId } = await aSpace(api.db);
    const owner = await api.as(userId);
    const [recruiter, viewer] = [await aMemberOf(spaceId, "recruiter"), await aMemberOf(spaceId, "viewer")];
    const saved = (await owner.savedSearches.saveTalents({ body: draft() }, { spaceId }))!;
    expect(saved).toMatchObject({ by: "Giulia Ferraris", fresh: 0 });
    expect(await listed(recruiter.client, spaceId)).toEqual([saved]);
    expect(await codeOf(listed(viewer.client, spaceId))).toBe("access.denied");
    const other = await aSpace(api.db);
    const stranger = await api.as(other.userId);
    expect(await listed(stranger, other.id)).toEqual([]);
    const params = { id: saved.id };
    expect(await codeOf(stranger.savedSearches.openTalents({ params }, { spaceId: other.id }))).toBe(
      "savedSearch.notFound",
    );
    // The routes for personal searches do not find a Space's search, even for the owner who saved it.
    expect(await codeOf(owner.savedSearches.changeJobs({ params, body: { name: "Mia" } }))).toBe(
      "savedSearch.notFound",
    );
    const body = { name: "Prove", frequency: "none" as const };
    expect(await recruiter.client.savedSearches.changeTalents({ params, body }, { spaceId })).toMatchObject(body);
    await recruiter.client.savedSearches.removeTalents({ params }, { spaceId });
    expect(await listed(owner, spaceId)).toEqual([]);
  });

  test("new results of a Space's saved search → only talents who are visible at this moment are counted", async () => {
    const { id: spaceId, userId } = await aSpace(api.db);
    const owner = await api.as(userId);
    const { id, created } = (await owner.savedSearches.saveTalents({ body: draft() }, { spaceId }))!;
    const talents = [await aUser(api.db), await aUser(api.db), await aUser(api.db)];
    for (const [index, { id: userIdOfTalent }] of talents.entries()) {
      const visible = { user_id: userIdOfTalent, visible_in_talent_search: true };
      await api.db.insertInto("user_settings").values(visible).execute();
      const { id: resumeId } = await api.db
        .selectFrom("resumes")
        .select("id")
        .where("owner_id", "=", userIdOfTalent)
        .executeTakeFirstOrThrow();
      await match(id, resumeId, new Date(Date.parse(created) + 1 + index));
    }
    const fresh = async () => (await listed(owner, spaceId))[0]!.fresh;
    expect(await fresh()).toBe(3);
    const [hiding, out] = talents.map((talent) => talent.id) as [string, string];
    await api.db.insertInto("hidden_from").values({ id: randomUUIDv7(), user_id: hiding, space_id: spaceId }).execute();
    expect(await fresh()).toBe(2);
    await api.db
      .updateTable("user_settings")
      .set({ visible_in_talent_search: false })
      .where("user_id", "=", out)
      .execute();
    expect(await fresh()).toBe(1);
    await owner.savedSearches.openTalents({ params: { id } }, { spaceId });
    expect(await fresh()).toBe(0);
  });

  test("member who saved a search for the Space erased → the Space keeps the search without the member's name", async () => {
    const { id: spaceId, userId } = await aSpace(api.db);
    const recruiter = await aMemberOf(spaceId, "recruiter");
    await recruiter.client.savedSearches.saveTalents({ body: draft() }, { spaceId });
    await saveJobs(recruiter.client);
    await api.db.deleteFrom("users").where("id", "=", recruiter.id).execute();
    expect(await listed(await api.as(userId), spaceId)).toMatchObject([{ name: "Tester", by: null }]);
    const left = await api.db.selectFrom("saved_searches").select(["user_id", "saved_by"]).execute();
    expect(left).toEqual([{ user_id: null, saved_by: null }]);
  });
});

test("user exports personal data → contains the user's saved searches, and the matches of the personal ones", async () => {
  const { id, client } = await aPerson();
  const saved = await saveJobs(client);
  const { id: spaceId } = await aSpace(api.db);
  await aMember(api.db, { spaceId, userId: id, role: "recruiter" });
  await client.savedSearches.saveTalents({ body: draft({ name: "Backend" }) }, { spaceId });
  const post = await aJobPost(api.db, { spaceId, status: "published" });
  await match(saved.id, post.id, new Date(Date.parse(saved.created) + 1));
  const { blob } = (await client.personalData.export({}))!;
  const { savedSearches } = JSON.parse(await blob.text()) as { savedSearches: unknown[] };
  expect(savedSearches).toMatchObject([
    { name: "Tester", space: null, filters, matches: [{ jobPost: "Sviluppo backend Java" }] },
    { name: "Backend", space: "Lanterna Software", matches: null },
  ]);
});

test("history of a saved search → contains neither its name nor its filters", async () => {
  const { client } = await aPerson();
  const { id } = await saveJobs(client, { name: "Via di qui" });
  const rows = await api.db.selectFrom("history").selectAll().where("entity_id", "=", id).execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/Via di qui|tester/);
});
