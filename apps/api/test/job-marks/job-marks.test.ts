import { randomUUIDv7 } from "node:crypto";
import { jobMarkLimits } from "@orbita/contract";
import { aJobPost, aSpace, aUser } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anApplicant } from "../support/application-tools.ts";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.clear());
afterAll(() => api.stop());

type Client = TestApi["guest"];

const none = { applied: [], saved: [], seen: [], hiddenJobs: [], hiddenSpaces: [] };
const aTalent = async () => api.as((await aUser(api.db)).id);
const published = (spaceId: string, more: object = {}) => aJobPost(api.db, { spaceId, status: "published", ...more });
const aPublicJob = async (more: object = {}) => {
  const space = await aSpace(api.db);
  return { id: (await published(space.id, more)).id, spaceId: space.id };
};
const withId = (id: string) => ({ params: { id } });
const marksOf = async (client: Client) => (await client.jobMarks.read({}))!;
const hiddenBy = async (client: Client) => (await client.jobMarks.hidden({}))!;

describe("marks on jobs", () => {
  test("a talent applies, saves, opens and hides jobs → each mark is listed, and only for them", async () => {
    const { client } = await anApplicant(api);
    const other = await anApplicant(api);
    const [applied, saved, seen, hidden] = [
      await aPublicJob(),
      await aPublicJob(),
      await aPublicJob(),
      await aPublicJob(),
    ];
    await client.applications.apply({ body: { jobPostId: applied.id } });
    await client.savedJobs.save(withId(saved.id));
    await client.jobMarks.markSeen(withId(seen.id));
    await client.jobMarks.hideJob(withId(hidden.id));
    await client.jobMarks.hideSpace(withId(hidden.spaceId));
    await other.client.applications.apply({ body: { jobPostId: seen.id } });

    expect(await marksOf(client)).toEqual({
      applied: [applied.id],
      saved: [saved.id],
      seen: [seen.id],
      hiddenJobs: [hidden.id],
      hiddenSpaces: [hidden.spaceId],
    });
    expect(await marksOf(other.client)).toEqual({ ...none, applied: [seen.id] });
    expect(await hiddenBy(other.client)).toEqual({ jobs: [], spaces: [], seen: 0 });
  });

  test("a talent withdraws an application → the job is no longer marked as applied", async () => {
    const { client } = await anApplicant(api);
    const job = await aPublicJob();
    const { id } = (await client.applications.apply({ body: { jobPostId: job.id } }))!;
    await client.applications.withdraw({ params: { id }, body: {} });
    expect((await marksOf(client)).applied).toEqual([]);
  });

  test("a marked job closes → only the saved mark stays; a hidden job is listed as closed", async () => {
    const me = await aTalent();
    const { id } = await aPublicJob();
    await me.savedJobs.save(withId(id));
    await me.jobMarks.markSeen(withId(id));
    await me.jobMarks.hideJob(withId(id));
    await api.db.updateTable("job_posts").set({ status: "unpublished", plan: null }).where("id", "=", id).execute();
    expect(await marksOf(me)).toEqual({ ...none, saved: [id] });
    expect((await hiddenBy(me)).jobs).toMatchObject([{ id, open: false }]);
  });

  test("a talent clears the seen jobs → none is marked as seen", async () => {
    const me = await aTalent();
    const { id } = await aPublicJob();
    await me.jobMarks.markSeen(withId(id));
    await me.jobMarks.markSeen(withId(id));
    expect((await hiddenBy(me)).seen).toBe(1);
    await me.jobMarks.forgetSeen({});
    expect(await marksOf(me)).toEqual(none);
    expect((await hiddenBy(me)).seen).toBe(0);
  });

  test(`more than ${jobMarkLimits.seen} seen jobs → the mark of the job opened longest ago is deleted`, async () => {
    const { id: userId } = await aUser(api.db);
    const { id, spaceId } = await aPublicJob();
    await sql`with posts as (insert into job_posts (id, space_id, status, title, description, plan, published_at, expires_at)
        select gen_random_uuid(), space_id, status, title, description, plan, published_at, expires_at
        from job_posts, generate_series(1, ${jobMarkLimits.seen}) where id = ${id} returning id)
      insert into seen_job_posts select ${userId}::uuid, id, now() - row_number() over () * interval '1 minute'
      from posts`.execute(api.db);
    await (await api.as(userId)).jobMarks.markSeen(withId((await published(spaceId)).id));
    const { rows } = await sql<{ count: number; oldest: number }>`
      select count(*)::integer as count, round(extract(epoch from now() - min(seen_at)) / 60)::integer as oldest
      from seen_job_posts where user_id = ${userId}`.execute(api.db);
    expect(rows).toEqual([{ count: jobMarkLimits.seen, oldest: jobMarkLimits.seen - 1 }]);
  });
});

describe("hiding jobs and Spaces", () => {
  test("a talent hides a job and a Space twice, then shows both again → listed once, then no longer", async () => {
    const me = await aTalent();
    const space = await aSpace(api.db, { name: "Nibbio Avionica" });
    const { id } = await published(space.id, { title: "Collaudi" });
    for (const _ of [1, 2]) {
      await me.jobMarks.hideJob(withId(id));
      await me.jobMarks.hideSpace(withId(space.id));
    }
    expect(await hiddenBy(me)).toMatchObject({
      jobs: [{ id, title: "Collaudi", spaceName: "Nibbio Avionica", open: true }],
      spaces: [{ id: space.id, name: "Nibbio Avionica" }],
    });
    for (const _ of [1, 2]) {
      await me.jobMarks.showJob(withId(id));
      await me.jobMarks.showSpace(withId(space.id));
    }
    expect(await hiddenBy(me)).toEqual({ jobs: [], spaces: [], seen: 0 });
  });

  test("a talent shows a job again → it stays hidden for another person", async () => {
    const [me, other] = [await aTalent(), await aTalent()];
    const { id } = await aPublicJob();
    await other.jobMarks.hideJob(withId(id));
    await me.jobMarks.showJob(withId(id));
    expect((await marksOf(other)).hiddenJobs).toEqual([id]);
  });

  test.each([
    ["a draft", { status: "draft" }],
    ["a deleted post", { status: "deleted" }],
    ["a disabled post", { enabled: false }],
  ] as const)("a talent opens or hides %s → jobPost.notFound, nothing stored", async (_, change) => {
    const me = await aTalent();
    const { id } = await aPublicJob();
    await api.db
      .updateTable("job_posts")
      .set({ ...change, ...("status" in change && { plan: null }) })
      .where("id", "=", id)
      .execute();
    expect(await codeOf(me.jobMarks.hideJob(withId(id)))).toBe("jobPost.notFound");
    expect(await codeOf(me.jobMarks.markSeen(withId(id)))).toBe("jobPost.notFound");
    expect(await hiddenBy(me)).toEqual({ jobs: [], spaces: [], seen: 0 });
  });

  test("a talent hides an unknown or suspended Space → space.notFound; a malformed id → 422", async () => {
    const me = await aTalent();
    const { id } = await aSpace(api.db, { enabled: false });
    expect(await codeOf(me.jobMarks.hideSpace(withId(id)))).toBe("space.notFound");
    expect(await codeOf(me.jobMarks.hideSpace(withId(randomUUIDv7())))).toBe("space.notFound");
    expect(await problemOf(me.jobMarks.hideSpace(withId("nibbio")))).toMatchObject({ status: 422 });
  });

  test(`${jobMarkLimits.hiddenSpaces} Spaces are hidden → hiding another Space is refused until the talent shows a Space again`, async () => {
    const { id: userId } = await aUser(api.db);
    const me = await api.as(userId);
    const max = jobMarkLimits.hiddenSpaces;
    const spaces = await Promise.all(Array.from({ length: max + 1 }, () => aSpace(api.db)));
    const [first, ...rest] = spaces.map(({ id }) => id) as [string, ...string[]];
    await sql`insert into hidden_job_spaces
      select ${userId}::uuid, id::uuid, now() from unnest(${rest}::text[]) id`.execute(api.db);
    expect(await problemOf(me.jobMarks.hideSpace(withId(first)))).toMatchObject({
      status: 409,
      code: "jobMark.tooMany",
      params: { max },
    });
    await me.jobMarks.showSpace(withId(rest[0]!));
    expect(await codeOf(me.jobMarks.hideSpace(withId(first)))).toBeNull();
  });

  test("user erased → their marks are deleted", async () => {
    const { id: userId } = await aUser(api.db);
    const me = await api.as(userId);
    const { id, spaceId } = await aPublicJob();
    await me.jobMarks.markSeen(withId(id));
    await me.jobMarks.hideJob(withId(id));
    await me.jobMarks.hideSpace(withId(spaceId));
    await api.db.deleteFrom("users").where("id", "=", userId).execute();
    for (const table of ["seen_job_posts", "hidden_job_posts", "hidden_job_spaces"] as const)
      expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
