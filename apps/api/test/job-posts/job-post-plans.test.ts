import { randomUUIDv7 } from "node:crypto";
import type { JobPostDraft, JobPostId } from "@orbita/contract";
import { wholePost } from "@orbita/contract/job-posts/rule-cases";
import { aJobPost, aMember, aPayingSpace, aSpace, aUser, giveBillingData, giveCard } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
beforeEach(() => api.clear());
afterAll(() => api.stop());

const of = ({ id }: { id: string }) => ({ params: { id: id as JobPostId } });
const premium = { plan: "premium", dailyBudget: 8 } as const;

/** The three routes that can set the plan of a post. All have the same requirements. */
const ways: Record<
  string,
  { status: "draft" | "published"; act: (member: ApiClient, id: string, chosen: object) => Promise<unknown> }
> = {
  publish: { status: "draft", act: (member, id, body) => member.jobPosts.publish({ ...of({ id }), body }) },
  change: {
    status: "draft",
    act: (member, id, chosen) =>
      member.jobPosts.change({ ...of({ id }), body: { ...chosen, jobPostStatus: "published" } }),
  },
  changePlan: {
    status: "published",
    act: (member, id, chosen) => member.jobPosts.changePlan({ ...of({ id }), body: { plan: "free", ...chosen } }),
  },
};

describe.each(Object.entries(ways))("choosing the premium plan through the route %s", (_, { status, act }) => {
  test("premium plan chosen without billing data or a card → refused; with both → the post is sponsored", async () => {
    const space = await aSpace(api.db);
    const member = await api.as(space.userId);
    const { id } = await aJobPost(api.db, { spaceId: space.id, status });
    expect(await problemOf(act(member, id, premium))).toMatchObject({ status: 409, code: "billing.dataMissing" });
    await giveBillingData(api.db, space.id);
    // A billing address that SDI (Italian e-invoicing) would reject counts as missing.
    const seat = api.db.updateTable("space_locations").where("space_id", "=", space.id);
    await seat.set({ postal_code: null }).execute();
    expect(await codeOf(act(member, id, premium))).toBe("billing.dataMissing");
    await seat.set({ postal_code: "16123" }).execute();
    expect(await problemOf(act(member, id, premium))).toMatchObject({ status: 409, code: "payment.methodMissing" });
    await giveCard(api.db, space.id);
    expect(await act(member, id, premium)).toMatchObject({ plan: "premium", dailyBudget: 8, sponsored: true });
  });

  test("premium plan chosen without a daily budget or with too small a budget → refused; with the minimum → accepted", async () => {
    const space = await aPayingSpace(api.db);
    const member = await api.as(space.userId);
    const { id } = await aJobPost(api.db, { spaceId: space.id, status });
    const errorsOf = async (chosen: object) => (await problemOf(act(member, id, chosen)))?.errors;
    expect(await errorsOf({ plan: "premium" })).toEqual([{ path: "dailyBudget", code: "field.required", params: {} }]);
    expect(await errorsOf({ plan: "premium", dailyBudget: 4.99 })).toEqual([
      { path: "dailyBudget", code: "field.tooSmall", params: { min: 5 } },
    ]);
    expect(await act(member, id, { plan: "premium", dailyBudget: 5 })).toMatchObject({ dailyBudget: 5 });
  });

  test("recruiter chooses the premium plan → access denied", async () => {
    const space = await aPayingSpace(api.db);
    const { id: userId } = await aUser(api.db);
    await aMember(api.db, { spaceId: space.id, userId, role: "recruiter" });
    const { id } = await aJobPost(api.db, { spaceId: space.id, status });
    expect(await problemOf(act(await api.as(userId), id, premium))).toMatchObject({
      status: 403,
      code: "access.denied",
    });
  });

  test("premium plan chosen when all premium slots are taken → error jobPost.noSlotsLeft", async () => {
    const space = await aPayingSpace(api.db, { premiumSlots: 1 });
    const member = await api.as(space.userId);
    await aJobPost(api.db, { spaceId: space.id, status: "published", plan: "premium" });
    const { id } = await aJobPost(api.db, { spaceId: space.id, status });
    expect(await problemOf(act(member, id, premium))).toMatchObject({
      code: "jobPost.noSlotsLeft",
      params: { plan: "premium", total: 1 },
    });
  });
});

describe("changes of a job post's plan", () => {
  test("premium post: budget changed → needs no slot; moved to the free plan → budget dropped, and a free slot needed", async () => {
    const space = await aPayingSpace(api.db, { freeSlots: 1, premiumSlots: 1 });
    const member = await api.as(space.userId);
    const post = await aJobPost(api.db, { spaceId: space.id, status: "published", plan: "premium" });
    const change = (body: { plan: "free" | "premium"; dailyBudget?: number }) =>
      member.jobPosts.changePlan({ ...of(post), body });
    expect(await change({ plan: "premium", dailyBudget: 20 })).toMatchObject({ plan: "premium", dailyBudget: 20 });
    const other = await aJobPost(api.db, { spaceId: space.id, status: "published" });
    expect(await codeOf(change({ plan: "free" }))).toBe("jobPost.noSlotsLeft");
    await member.jobPosts.suspend(of(other));
    expect(await change({ plan: "free" })).toMatchObject({ plan: "free", dailyBudget: null, sponsored: false });
  });

  test("suspended post: plan changed → needs no slot; published again → needs a slot of its plan", async () => {
    const space = await aPayingSpace(api.db, { premiumSlots: 0 });
    const member = await api.as(space.userId);
    const post = await aJobPost(api.db, { spaceId: space.id, status: "suspended" });
    expect(await member.jobPosts.changePlan({ ...of(post), body: premium })).toMatchObject({
      jobPostStatus: "suspended",
    });
    // Without a plan in the body, the post keeps its premium plan, for which no slot is left.
    expect(await codeOf(member.jobPosts.publish({ ...of(post), body: {} }))).toBe("jobPost.noSlotsLeft");
    expect(await member.jobPosts.publish({ ...of(post), body: { plan: "free" } })).toMatchObject({ dailyBudget: null });
  });

  test.each(["draft", "unpublished"] as const)(
    "plan of a job post with status %s → cannot be changed",
    async (status) => {
      const space = await aSpace(api.db);
      const post = await aJobPost(api.db, { spaceId: space.id, status });
      const member = await api.as(space.userId);
      expect(await codeOf(member.jobPosts.changePlan({ ...of(post), body: { plan: "free" } }))).toBe(
        "jobPost.wrongStatus",
      );
    },
  );

  test("twenty job posts race for two premium slots → two are sponsored", async () => {
    const space = await aPayingSpace(api.db, { freeSlots: 20, premiumSlots: 2 });
    const member = await api.as(space.userId);
    const posts = await Promise.all(
      Array.from({ length: 20 }, () => aJobPost(api.db, { spaceId: space.id, status: "published" })),
    );
    const codes = await Promise.all(
      posts.map((post) => codeOf(member.jobPosts.changePlan({ ...of(post), body: premium }))),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(2);
    expect(codes.filter((code) => code === "jobPost.noSlotsLeft")).toHaveLength(18);
  });
});

test("member confirms that a post is still open → its confirmation date and expiry change; suspended post → refused", async () => {
  const space = await aSpace(api.db);
  const member = await api.as(space.userId);
  const askedAt = new Date(Date.now() - 86_400_000);
  const post = await aJobPost(api.db, { spaceId: space.id, status: "published", askedAt });
  const asked = (await member.jobPosts.readOwn(of(post)))!;
  expect(Date.parse(asked.answerBy!) - askedAt.getTime()).toBe(5 * 86_400_000);
  const expiresOn = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const answered = (await member.jobPosts.confirm({ ...of(post), body: { expiresOn } }))!;
  expect(answered).toMatchObject({ answerBy: null, publishedAt: asked.publishedAt });
  expect(answered.expiresAt!.slice(0, 10)).toBe(expiresOn);
  expect(Date.parse(answered.confirmedAt!)).toBeGreaterThan(Date.parse(asked.confirmedAt!));
  expect(await codeOf(member.jobPosts.confirm({ ...of(post), body: { expiresOn: "2020-01-01" } }))).toBe(
    "request.invalid",
  );
  await member.jobPosts.suspend(of(post));
  expect(await codeOf(member.jobPosts.confirm({ ...of(post), body: {} }))).toBe("jobPost.wrongStatus");
});

test("duplicate of a job post → copies its content, but neither status, plan nor dates", async () => {
  const space = await aSpace(api.db);
  const member = await api.as(space.userId);
  await api.db
    .insertInto("vocabulary_entries")
    .values([
      { id: randomUUIDv7(), type: "language", code: "language_en", label_it: "Inglese", sort: 1 },
      { id: randomUUIDv7(), type: "benefit", code: "benefit_meal_vouchers", label_it: "Buoni pasto", sort: 1 },
    ])
    .onConflict((on) => on.doNothing())
    .execute();
  const body: JobPostDraft = {
    ...wholePost,
    languages: [{ code: "language_en", level: "B2", mandatory: true }],
    benefits: [{ code: "benefit_meal_vouchers", detail: "8 €" }],
    screeningQuestions: [{ text: "Da quando?", kind: "choice", mandatory: true, options: ["Subito", "Fra un mese"] }],
    replyDays: 3,
  };
  const original = (await member.jobPosts.create({ body }))!;
  await member.jobPosts.publish({ ...of(original), body: {} });
  const copy = (await member.jobPosts.duplicate(of(original)))!;
  const life = ["id", "title", "created", "updated", "version"] as const;
  const wordsOf = (post: object) =>
    Object.fromEntries(Object.entries(post).filter(([name]) => !life.includes(name as never)));
  expect(wordsOf(copy)).toEqual(wordsOf(original));
  expect(copy).toMatchObject({
    title: "Sviluppo backend Java (copia)",
    jobPostStatus: "draft",
    publishedAt: null,
    plan: null,
  });
  const again = (await member.jobPosts.duplicate(of(copy)))!;
  expect(again.title).toBe("Sviluppo backend Java (copia)");
  const long = (await member.jobPosts.create({ body: { title: "a".repeat(93) } }))!;
  expect((await member.jobPosts.duplicate(of(long)))!.title).toBe("a".repeat(93));
});
