import { jobPostLimits, type JobPostDraft, type JobPostId } from "@orbita/contract";
import { wholePost } from "@orbita/contract/job-posts/rule-cases";
import { readHistory } from "@orbita/db";
import { aJobPost, aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
beforeEach(() => api.clear());
afterAll(() => api.stop());

const of = ({ id }: { id: string }) => ({ params: { id: id as JobPostId } });
const free = { body: {} };
const whole: JobPostDraft = wholePost;

test("job post drafted, published, then closed → each step updates its public page, the outbox and the history", async () => {
  const space = await aSpace(api.db);
  const member = await api.as(space.userId);
  const draft = (await member.jobPosts.create({ body: whole }))!;
  expect(draft).toMatchObject({ jobPostStatus: "draft", plan: null, publishedAt: null, spaceId: space.id });
  expect(await codeOf(api.guest.jobPosts.read(of(draft)))).toBe("jobPost.notFound");

  const published = (await member.jobPosts.publish({ ...of(draft), ...free }))!;
  expect(published).toMatchObject({ jobPostStatus: "published", plan: "free" });
  const days = (Date.parse(published.expiresAt!) - Date.parse(published.publishedAt!)) / 86_400_000;
  expect(days).toBe(jobPostLimits.lifeDays.standard);
  expect(await api.guest.jobPosts.read(of(draft))).toMatchObject({
    title: whole.title,
    space: { name: "Lanterna Software" },
  });

  const closed = await member.jobPosts.unpublish({ ...of(draft), body: { outcome: "hired" } });
  expect(closed).toMatchObject({ jobPostStatus: "unpublished" });
  expect(await codeOf(api.guest.jobPosts.read(of(draft)))).toBe("jobPost.closed");

  const told = await api.db.selectFrom("outbox").select(["destination", "name", "payload"]).orderBy("id").execute();
  expect(told.map(({ destination }) => destination)).toEqual([
    "search",
    "broker",
    "search",
    "broker",
    "search",
    "broker",
  ]);
  expect(told.at(-1)).toMatchObject({ name: "jobPost.changed", payload: { id: draft.id, seen: true } });

  const history = await readHistory(api.db, "job_posts", draft.id);
  expect(history.map(({ action, actor_id, why }) => ({ action, actor_id, why }))).toEqual([
    { action: "insert", actor_id: space.userId, why: null },
    { action: "update", actor_id: space.userId, why: null },
    { action: "update", actor_id: space.userId, why: "hired" },
  ]);
  expect(history.at(-1)).toMatchObject({
    before: { status: "published", outcome: null },
    after: { status: "unpublished", outcome: "hired" },
  });
});

test("fifty publications race for a Space's last slot → one succeeds, forty-nine get no slots left", async () => {
  const space = await aSpace(api.db, { freeSlots: 1 });
  const other = await startApi({ database: api.database });
  const members = [await api.as(space.userId), await clientOf(other, space.userId)];
  const drafts = await Promise.all(Array.from({ length: 50 }, () => aJobPost(api.db, { spaceId: space.id })));

  const codes = await Promise.all(
    drafts.map((draft, index) => codeOf(members[index % 2]!.jobPosts.publish({ ...of(draft), ...free }))),
  );
  await other.stop();
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code === "jobPost.noSlotsLeft")).toHaveLength(49);
  const published = await api.db.selectFrom("job_posts").select("id").where("status", "=", "published").execute();
  expect(published).toHaveLength(1);
});
const clientOf = (other: TestApi, userId: string): Promise<ApiClient> => other.as(userId);

test("job post created twice with one idempotency key → one post; key reused for another post, or too short → refused", async () => {
  const space = await aSpace(api.db);
  const member = await api.as(space.userId);
  const key = { idempotencyKey: "one-click-only" };
  const send = () => member.jobPosts.create({ body: whole }, key);

  const [first, second] = await Promise.all([send(), send()]);
  expect(second).toEqual(first);
  expect(await send()).toEqual(first);
  expect(await api.db.selectFrom("job_posts").select("id").execute()).toHaveLength(1);
  expect(await codeOf(member.jobPosts.create({ body: { ...whole, title: "Un altro annuncio" } }, key))).toBe(
    "request.keyReused",
  );
  expect(await codeOf(member.jobPosts.create({ body: whole }, { idempotencyKey: "short" }))).toBe("request.keyMissing");
});

describe("limits of a publishable post", () => {
  const cases: [string, Partial<Record<keyof JobPostDraft, unknown>>, { path: string; code: string } | null][] = [
    ["all fields", {}, null],
    ["title of 5", { title: "abcde" }, null],
    ["title of 4", { title: "abcd" }, { path: "title", code: "field.tooShort" }],
    ["title of 100", { title: "a".repeat(100) }, null],
    ["no description", { description: "" }, { path: "description", code: "field.required" }],
    ["description of 5000", { description: "a".repeat(5_000) }, null],
    ["no place", { location: null }, { path: "location", code: "field.required" }],
    ["no agreement", { ccnl: null }, { path: "ccnl", code: "field.required" }],
    ["no pay", { salaryMin: null }, { path: "salaryMin", code: "field.required" }],
    ["pay of 10000", { salaryMin: 10_000, salaryMax: 10_000 }, null],
    ["pay of 9999", { salaryMin: 9_999, salaryMax: 20_000 }, { path: "salaryMin", code: "field.tooSmall" }],
    ["pay of 9999999", { salaryMin: 9_999_999, salaryMax: 9_999_999 }, null],
    [
      "maximum below minimum",
      { salaryMin: 30_000, salaryMax: 29_999 },
      { path: "salaryMax", code: "salary.maxNotAboveMin" },
    ],
    ["no maximum", { salaryMax: null }, { path: "salaryMax", code: "field.required" }],
  ];
  test.each(cases)(
    "publishing a job post with %s → accepted within the limits, else refused",
    async (_, given, wanted) => {
      const space = await aSpace(api.db);
      const member = await api.as(space.userId);
      const draft = (await member.jobPosts.create({ body: { ...whole, ...given } as JobPostDraft }))!;
      const problem = await problemOf(member.jobPosts.publish({ ...of(draft), ...free }));
      expect(
        problem && {
          code: problem.code,
          status: problem.status,
          errors: problem.errors.map(({ path, code }) => ({ path, code })),
        },
      ).toEqual(wanted && { code: "jobPost.incomplete", status: 409, errors: [wanted] });
    },
  );

  const drafts: [string, Record<string, unknown>, string][] = [
    ["title of 101", { title: "a".repeat(101) }, "field.tooLong"],
    ["no title", { title: " " }, "field.required"],
    ["description of 5001", { title: "x", description: "a".repeat(5_001) }, "field.tooLong"],
    ["pay of 10000000", { title: "x", salaryMin: 10_000_000 }, "field.tooBig"],
    ["pay that is no number", { title: "x", salaryMin: "much" }, "field.notANumber"],
    [
      "a postcode of four digits",
      { title: "x", location: { city: "Genova", postalCode: "1612" } },
      "postcode.fiveDigits",
    ],
    ["a reply promise of two days", { title: "x", replyDays: 2 }, "field.invalid"],
  ];
  test.each(drafts)("saving a draft of a job post with %s → refused", async (_, body, code) => {
    const space = await aSpace(api.db);
    const problem = await problemOf((await api.as(space.userId)).jobPosts.create({ body: body as JobPostDraft }));
    expect(problem).toMatchObject({ status: 422, code: "request.invalid", errors: [{ code }] });
  });

  test("saving a draft with an unknown collective labour agreement → refused", async () => {
    const space = await aSpace(api.db);
    const body = { title: "x", ccnl: "ZZZ9" };
    const problem = await problemOf((await api.as(space.userId)).jobPosts.create({ body }));
    expect(problem).toMatchObject({ status: 409, code: "vocabulary.unknownCode", errors: [{ path: "ccnl" }] });
  });
});

test("required field of a published job post removed → refused; edit from an outdated version → conflict", async () => {
  const space = await aSpace(api.db);
  const member = await api.as(space.userId);
  const post = await aJobPost(api.db, { spaceId: space.id, status: "published" });
  expect(await codeOf(member.jobPosts.change({ ...of(post), body: { salaryMin: null } }))).toBe("jobPost.incomplete");
  const changed = (await member.jobPosts.change({ ...of(post), body: { title: "Sviluppo Kotlin", version: 1 } }))!;
  expect(changed.version).toBe(2);
  expect(
    await problemOf(member.jobPosts.change({ ...of(post), body: { title: "Sviluppo Go", version: 1 } })),
  ).toMatchObject({
    code: "jobPost.changedMeanwhile",
    params: { version: 2 },
  });
});

test("job post that is disabled, expired or of a disabled Space → not public", async () => {
  const space = await aSpace(api.db);
  const closed = await aSpace(api.db, { enabled: false });
  const hidden = [
    await aJobPost(api.db, { spaceId: space.id, status: "published", enabled: false }),
    await aJobPost(api.db, { spaceId: space.id, status: "published", expiresAt: new Date(Date.now() - 1) }),
    await aJobPost(api.db, { spaceId: closed.id, status: "published" }),
  ];
  const codes = await Promise.all(hidden.map((post) => codeOf(api.guest.jobPosts.read(of(post)))));
  expect(codes).toEqual(["jobPost.notFound", "jobPost.closed", "jobPost.notFound"]);
});

test("member of several Spaces creates a post → x-space-id names the Space; without → 422, foreign Space → 403", async () => {
  const { id: userId } = await aUser(api.db);
  const spaces = [await aSpace(api.db), await aSpace(api.db)];
  const foreign = await aSpace(api.db);
  for (const { id } of spaces) await aMember(api.db, { spaceId: id, userId, role: "recruiter" });
  const member = await api.as(userId);
  expect(await problemOf(member.jobPosts.create({ body: whole }))).toMatchObject({
    status: 422,
    errors: [{ path: "x-space-id", code: "space.headerMissing" }],
  });
  expect(await codeOf(member.jobPosts.create({ body: whole }, { spaceId: foreign.id }))).toBe("access.denied");
  expect(await member.jobPosts.create({ body: whole }, { spaceId: spaces[1]!.id })).toMatchObject({
    spaceId: spaces[1]!.id,
  });
});

test("owner with an unverified email address → may create a draft, but not publish it", async () => {
  const space = await aSpace(api.db);
  const { id: userId } = await aUser(api.db, { verified: false });
  await aMember(api.db, { spaceId: space.id, userId, role: "owner" });
  const member = await api.as(userId);
  const draft = (await member.jobPosts.create({ body: whole }))!;
  expect(await problemOf(member.jobPosts.publish({ ...of(draft), ...free }))).toMatchObject({
    status: 403,
    code: "email.notValidated",
  });
});
