import type { JobPostChange, JobPostId, JobPostStatus } from "@orbita/contract";
import { aJobPost, aMember, aPayingSpace, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
beforeEach(() => api.clear());
afterAll(() => api.stop());

const of = ({ id }: { id: string }) => ({ params: { id: id as JobPostId } });
type JobPostRef = { id: string };

/** The two ways to set each status of a post: `named` calls the status's own route, `body` has the extra fields for the route `change`. */
const acts: Record<
  string,
  { named: (member: ApiClient, post: JobPostRef) => Promise<unknown>; body: Partial<JobPostChange> }
> = {
  published: { named: (member, post) => member.jobPosts.publish({ ...of(post), body: {} }), body: {} },
  suspended: { named: (member, post) => member.jobPosts.suspend(of(post)), body: {} },
  draft: { named: (member, post) => member.jobPosts.draft(of(post)), body: {} },
  unpublished: {
    named: (member, post) => member.jobPosts.unpublish({ ...of(post), body: { outcome: "cancelled" } }),
    body: { outcome: "cancelled" },
  },
  deleted: { named: (member, post) => member.jobPosts.remove(of(post)), body: {} },
};
const changing = (to: string) => (member: ApiClient, post: JobPostRef) =>
  member.jobPosts.change({ ...of(post), body: { ...acts[to]!.body, jobPostStatus: to as JobPostStatus } });

/** The allowed status transitions of a post, copied from the product decisions, so that the test does not depend on the code under test. */
const allowed: Record<JobPostStatus, readonly JobPostStatus[]> = {
  draft: ["published", "deleted"],
  published: ["suspended", "draft", "unpublished"],
  suspended: ["published", "draft", "unpublished", "deleted"],
  unpublished: ["draft", "deleted"],
  deleted: [],
};
const statuses = Object.keys(allowed) as JobPostStatus[];

describe("every status change of a job post, by its own route and by the change route", () => {
  const steps = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));
  test.each(steps)(
    "status of a job post changed from %s to %s → allowed or refused as the product decisions define",
    async (from, to) => {
      const space = await aSpace(api.db);
      const member = await api.as(space.userId);
      for (const [way, act] of Object.entries({ named: acts[to]!.named, changed: changing(to) })) {
        const post = await aJobPost(api.db, { spaceId: space.id, status: from });
        const code = await codeOf(act(member, post));
        const isThere = way === "changed" && from === to;
        const refused = from === "deleted" ? "jobPost.notFound" : "jobPost.wrongStatus";
        // A change to the current status is a no-op; closed posts cannot be changed at all.
        const wanted = allowed[from].includes(to) || (isThere && ["draft", "published", "suspended"].includes(from));
        expect(code, way).toBe(wanted ? null : refused);
        const { status } = await api.db
          .selectFrom("job_posts")
          .select("status")
          .where("id", "=", post.id)
          .executeTakeFirstOrThrow();
        expect(status, way).toBe(wanted ? to : from);
        await api.db
          .updateTable("job_posts")
          .set({ status: "deleted", plan: null })
          .where("id", "=", post.id)
          .execute();
      }
    },
  );
});

test("content and status of a job post changed in one request → both saved; status change refused → neither saved", async () => {
  const space = await aSpace(api.db);
  const member = await api.as(space.userId);
  const draft = await aJobPost(api.db, { spaceId: space.id });
  const body = { title: "Sviluppo backend Kotlin", jobPostStatus: "published", expiresOn: soon(20) } as const;
  const published = (await member.jobPosts.change({ ...of(draft), body }))!;
  expect(published).toMatchObject({ title: body.title, jobPostStatus: "published", plan: "free" });
  expect(published.expiresAt!.slice(0, 10)).toBe(body.expiresOn);

  const other = await aJobPost(api.db, { spaceId: space.id });
  const broken = { title: "Altro", salaryMin: null, jobPostStatus: "published" } as const;
  expect(await codeOf(member.jobPosts.change({ ...of(other), body: broken }))).toBe("jobPost.incomplete");
  expect(await member.jobPosts.readOwn(of(other))).toMatchObject({ title: "Sviluppo backend Java", salaryMin: 38_000 });
});
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("change of a job post with a field that does not fit its status", () => {
  test.each<[string, Partial<JobPostChange>, string, string]>([
    ["a plan without a status", { plan: "free" }, "plan", "field.unknown"],
    ["a last day for a draft", { expiresOn: soon(3), jobPostStatus: "draft" }, "expiresOn", "field.unknown"],
    ["an outcome when suspending", { outcome: "hired", jobPostStatus: "suspended" }, "outcome", "field.unknown"],
    ["closing without an outcome", { jobPostStatus: "unpublished" }, "outcome", "field.required"],
    ["a last day of yesterday", { expiresOn: soon(-2), jobPostStatus: "published" }, "expiresOn", "field.invalid"],
    ["a last day after 90", { expiresOn: soon(92), jobPostStatus: "published" }, "expiresOn", "field.invalid"],
  ])("changing a job post: %s → 422 with the field's path", async (_, body, path, code) => {
    const space = await aSpace(api.db);
    const post = await aJobPost(api.db, { spaceId: space.id });
    const problem = await problemOf((await api.as(space.userId)).jobPosts.change({ ...of(post), body }));
    expect(problem).toMatchObject({ status: 422, code: "request.invalid", errors: [{ path, code }] });
  });
});

test("owner with an unverified email address → may edit a draft, but not publish it through the change route", async () => {
  const space = await aSpace(api.db);
  const { id: userId } = await aUser(api.db, { verified: false });
  await aMember(api.db, { spaceId: space.id, userId, role: "owner" });
  const member = await api.as(userId);
  const post = await aJobPost(api.db, { spaceId: space.id });
  expect(await codeOf(changing("published")(member, post))).toBe("email.notValidated");
  expect(await codeOf(member.jobPosts.change({ ...of(post), body: { title: "Sviluppo Go" } }))).toBeNull();
});

describe("discriminatory wording in a job post", () => {
  const asked = { description: "Cerchiamo persone di bella presenza, massimo 30 anni." };
  test("saving a draft with discriminatory wording → accepted; publishing it → refused, with field, rule and quote", async () => {
    const space = await aSpace(api.db);
    const member = await api.as(space.userId);
    const post = await aJobPost(api.db, { spaceId: space.id });
    expect(await codeOf(member.jobPosts.change({ ...of(post), body: asked }))).toBeNull();
    const problem = (await problemOf(member.jobPosts.publish({ ...of(post), body: {} })))!;
    expect(problem).toMatchObject({ status: 409, code: "jobPost.wording" });
    expect(problem.errors).toContainEqual({
      path: "description",
      code: "ad.finding",
      params: { rule: "appearance", quote: expect.stringContaining("bella presenza") },
    });
    expect(problem.errors.map(({ params }) => params["rule"])).toContain("ageLimit");
  });
  test("discriminatory wording added to a published post → refused; in a screening question → its index is reported", async () => {
    const space = await aSpace(api.db);
    const member = await api.as(space.userId);
    const post = await aJobPost(api.db, { spaceId: space.id, status: "published" });
    expect(await codeOf(member.jobPosts.change({ ...of(post), body: asked }))).toBe("jobPost.wording");
    const questions = [
      { text: "Da quando potresti cominciare?", kind: "text" as const, mandatory: false, options: [] },
      { text: "Qual è la tua RAL attuale?", kind: "text" as const, mandatory: false, options: [] },
    ];
    const problem = await problemOf(member.jobPosts.change({ ...of(post), body: { screeningQuestions: questions } }));
    expect(problem?.errors).toMatchObject([{ path: "screeningQuestions.1.text", params: { rule: "payHistory" } }]);
    expect(await member.jobPosts.readOwn(of(post))).toMatchObject({ screeningQuestions: [] });
  });
});

test("history of a job post → each status change with actor and reason; publishing again keeps the first date", async () => {
  const space = await aPayingSpace(api.db);
  const member = await api.as(space.userId);
  const draft = await aJobPost(api.db, { spaceId: space.id });
  const first = (await member.jobPosts.publish({ ...of(draft), body: { plan: "premium", dailyBudget: 8 } }))!;
  await member.jobPosts.change({ ...of(draft), body: { title: "Sviluppo backend Kotlin" } });
  await member.jobPosts.changePlan({ ...of(draft), body: { plan: "free" } });
  await member.jobPosts.suspend(of(draft));
  await member.jobPosts.draft(of(draft));
  const again = (await member.jobPosts.publish({ ...of(draft), body: {} }))!;
  expect(again.publishedAt).toBe(first.publishedAt);
  await member.jobPosts.unpublish({ ...of(draft), body: { outcome: "hired" } });

  const steps = (await member.jobPosts.history(of(draft)))!;
  expect(steps.map(({ from, to, plan, reason }) => [from, to, plan, reason])).toEqual([
    ["published", "unpublished", null, "hired"],
    ["draft", "published", "free", null],
    ["suspended", "draft", null, null],
    ["published", "suspended", "free", null],
    ["draft", "published", "premium", null],
    [null, "draft", null, null],
  ]);
  expect(new Set(steps.slice(0, -1).map(({ by }) => by))).toEqual(new Set(["Giulia Ferraris"]));
});

test("change of a public job post → event to everybody; of a hidden job post → event to its Space's members only", async () => {
  const space = await aSpace(api.db);
  const member = await api.as(space.userId);
  const post = await aJobPost(api.db, { spaceId: space.id });
  await member.jobPosts.publish({ ...of(post), body: {} });
  await member.jobPosts.confirm({ ...of(post), body: {} });
  await member.jobPosts.suspend(of(post));
  await member.jobPosts.draft(of(post));
  const copy = (await member.jobPosts.duplicate(of(post)))!;
  await member.jobPosts.remove(of(copy));
  const told = await api.db
    .selectFrom("outbox")
    .select("payload")
    .where("destination", "=", "broker")
    .orderBy("id")
    .execute();
  expect(told.map(({ payload }) => payload)).toEqual([
    { id: post.id, seen: true },
    { id: post.id, seen: true },
    { id: post.id, seen: true },
    { id: post.id, seen: false },
    { id: copy.id, seen: false },
    { id: copy.id, seen: false },
  ]);
});
