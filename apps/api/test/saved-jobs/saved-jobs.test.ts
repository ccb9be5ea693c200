import { randomUUIDv7 } from "node:crypto";
import { savedJobLimits, type JobPostStatus } from "@orbita/contract";
import { aJobPost, aSpace, aUser } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.clear());
afterAll(() => api.stop());

const past = new Date(Date.now() - 1_000);
const aPerson = async () => api.as((await aUser(api.db)).id);
const save = (client: TestApi["guest"], id: string) => client.savedJobs.save({ params: { id } });
const published = async (more: object = {}) =>
  (await aJobPost(api.db, { spaceId: (await aSpace(api.db)).id, status: "published", ...more })).id;
const move = (id: string, change: { status?: JobPostStatus; enabled?: boolean; expires_at?: Date }) =>
  api.db
    .updateTable("job_posts")
    .set({ ...change, ...(change.status && change.status !== "suspended" && { plan: null }) })
    .where("id", "=", id)
    .execute();
const listed = async (client: TestApi["guest"], query: object = {}) => (await client.savedJobs.list({ query }))!;

describe("saved jobs of a user", () => {
  test("user saves a job twice → listed once, and only for that user", async () => {
    const [me, other] = [await aPerson(), await aPerson()];
    const id = await published();
    await save(me, id);
    await save(me, id);
    expect(await listed(me)).toMatchObject({ totalElements: 1, content: [{ id, jobPostStatus: "published" }] });
    expect((await me.savedJobs.ids({}))!.ids).toEqual([id]);
    expect((await listed(other)).totalElements).toBe(0);
    expect((await other.savedJobs.ids({}))!.ids).toEqual([]);
  });

  test("user removes a saved job → no longer listed; removes a job that is not saved → no error", async () => {
    const me = await aPerson();
    const id = await published();
    await save(me, id);
    await me.savedJobs.remove({ params: { id } });
    await me.savedJobs.remove({ params: { id: randomUUIDv7() } });
    expect((await listed(me)).totalElements).toBe(0);
  });

  test.each([
    ["a draft", { status: "draft" }],
    ["a suspended post", { status: "suspended" }],
    ["a closed post", { status: "unpublished" }],
    ["a deleted post", { status: "deleted" }],
    ["a disabled post", { enabled: false }],
    ["an expired post", { expires_at: past }],
  ] as const)("user saves a job that is %s → jobPost.notFound", async (_, change) => {
    const me = await aPerson();
    const id = await published();
    await move(id, change);
    expect(await codeOf(save(me, id))).toBe("jobPost.notFound");
    expect((await me.savedJobs.ids({}))!.ids).toEqual([]);
  });

  test("user saves a job of a disabled Space → refused", async () => {
    const { id: spaceId } = await aSpace(api.db, { enabled: false });
    const { id } = await aJobPost(api.db, { spaceId, status: "published" });
    expect(await codeOf(save(await aPerson(), id))).toBe("jobPost.notFound");
  });

  test("saved jobs → listed newest first, in pages", async () => {
    const me = await aPerson();
    const ids = [await published(), await published(), await published()];
    for (const id of ids) await save(me, id);
    const newest = ids.toReversed();
    expect((await me.savedJobs.ids({}))!.ids).toEqual(newest);
    const pages = [await listed(me, { size: 2 }), await listed(me, { size: 2, page: 1 })];
    expect(pages.flatMap(({ content }) => content.map(({ id }) => id))).toEqual(newest);
    expect(pages[1]).toMatchObject({ totalElements: 3, totalPages: 2, cursor: null });
  });
});

describe("saved jobs whose job changes afterwards", () => {
  test.each([
    ["open", {}, "published"],
    ["taken from publication", { status: "unpublished" }, "unpublished"],
    ["past its expiry date, before the routine runs", { expires_at: past }, "unpublished"],
    ["suspended", { status: "suspended" }, null],
    ["a draft again", { status: "draft" }, null],
    ["deleted", { status: "deleted" }, null],
    ["disabled", { enabled: false }, null],
  ] as const)(
    "saved job that is %s afterwards → listed if open or closed, otherwise not listed",
    async (_, change, shown) => {
      const me = await aPerson();
      const id = await published();
      await save(me, id);
      if (Object.keys(change).length > 0) await move(id, change);
      const { content, totalElements } = await listed(me);
      expect(content.map(({ jobPostStatus }) => jobPostStatus)).toEqual(shown ? [shown] : []);
      expect(totalElements).toBe(shown ? 1 : 0);
    },
  );

  test("job closed after it was saved → saving it again is no error; its Space disabled → not listed", async () => {
    const me = await aPerson();
    const id = await published();
    await save(me, id);
    await move(id, { status: "unpublished" });
    expect(await codeOf(save(me, id))).toBeNull();
    await api.db.updateTable("spaces").set({ enabled: false }).execute();
    expect((await listed(me)).content).toEqual([]);
  });
});

describe(`limit of ${savedJobLimits.max} saved jobs`, () => {
  const { max } = savedJobLimits;
  /** Inserts `count` copies of a published post, all saved by the user, directly into the tables. */
  async function fill(userId: string, count: number) {
    const like = await published();
    const copies = Array.from({ length: count }, () => randomUUIDv7());
    await sql`insert into job_posts (id, space_id, status, title, description, plan, published_at, expires_at)
      select copy::uuid, space_id, status, title, description, plan, published_at, expires_at
      from job_posts, unnest(${copies}::text[]) copy where id = ${like}`.execute(api.db);
    await sql`insert into saved_job_posts select ${userId}::uuid, copy::uuid, now() from unnest(${copies}::text[]) copy`.execute(
      api.db,
    );
    return copies;
  }

  test("user saves jobs up to the limit → saved; one more → refused; deleted jobs do not count", async () => {
    const { id: userId } = await aUser(api.db);
    const me = await api.as(userId);
    const [first] = await fill(userId, max - 1);
    const [last, more] = [await published(), await published()];
    await save(me, last);
    expect(await problemOf(save(me, more))).toMatchObject({ status: 409, code: "savedJob.tooMany", params: { max } });
    expect(await codeOf(save(me, last))).toBeNull();
    await move(first!, { status: "deleted" });
    expect(await codeOf(save(me, more))).toBeNull();
  });

  test("user saves ten jobs at once with room for one → exactly one saved, the others refused", async () => {
    const { id: userId } = await aUser(api.db);
    await fill(userId, max - 1);
    const me = await api.as(userId);
    const posts = await Promise.all(Array.from({ length: 10 }, () => published()));
    const codes = await Promise.all(posts.map((id) => codeOf(save(me, id))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "savedJob.tooMany")).toHaveLength(9);
  });
});

test("user erased → the user's saved jobs are deleted", async () => {
  const { id: userId } = await aUser(api.db);
  const id = await published();
  await save(await api.as(userId), id);
  await api.db.deleteFrom("users").where("id", "=", userId).execute();
  expect(await api.db.selectFrom("saved_job_posts").selectAll().execute()).toEqual([]);
});
