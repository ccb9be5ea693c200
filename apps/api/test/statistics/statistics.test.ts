import { rebuildStatistics } from "@orbita/features";
import { aJobPost } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import { aCountedSpace, after, aStep, repeatWork } from "./statistics-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const noon = (day: string) => new Date(`${day}T11:00:00Z`);
const march = { from: "2026-03-01", to: "2026-03-31" };
const countsOf = (funnel: readonly { count: number | null }[]) => funnel.map(({ count }) => count);

describe("statistics of a Space", () => {
  test("statistics dashboard of a Space → funnel from view to hire, posts and sources, also of the previous period", async () => {
    const space = await aCountedSpace(api);
    await repeatWork(20, (n) => space.view({ at: noon("2026-03-10"), source: n < 8 ? "search" : "feed", cents: 45 }));
    await repeatWork(7, () => space.seen(noon("2026-03-11")));
    const sentAt = noon("2026-03-12");
    const hired = [
      { to: "inReview", at: after(sentAt, 2) },
      { to: "interview", at: after(sentAt, 5) },
      { to: "offer", at: after(sentAt, 6) },
      { to: "hired", at: after(sentAt, 8) },
    ] as const;
    await repeatWork(5, () => space.sent({ at: sentAt, years: 8, source: "search", path: hired }));
    await repeatWork(5, () =>
      space.sent({ at: sentAt, years: 3, source: "feed", path: [{ to: "rejected", at: after(sentAt, 4) }] }),
    );
    await space.sent({ at: sentAt, source: "search" });
    // Applications in the previous period, the 31 days until the end of February.
    await repeatWork(5, () => space.sent({ at: noon("2026-02-20"), years: 2 }));

    const got = await space.dashboard(march);
    expect(got).toMatchObject({ ...march, promisedDays: 7 });
    expect(got.funnel.map(({ step }) => step)).toEqual([
      "views",
      "evidenceSeen",
      "applications",
      "reviewed",
      "interviews",
      "offers",
      "hires",
    ]);
    expect(countsOf(got.funnel)).toEqual([20, 7, 11, 10, 5, 5, 5]);
    expect(countsOf(got.funnelBefore)).toEqual([0, null, 5, null, null, null, null]);
    expect(got.figures).toMatchObject({
      medianAnswerDays: { value: 3, before: null },
      answeredShare: { value: 0.909, before: 0 },
      applications: { value: 11, before: 5 },
      averageExperience: { value: 5.4, before: 2 },
      openPosts: { value: 1, expiring: 0 },
      costCents: { value: 900, before: 0 },
      costPerApplicationCents: { value: 82, before: 0 },
    });
    expect(got.answers.map(({ count }) => count)).toEqual([
      null,
      null,
      5,
      null,
      5,
      ...Array.from({ length: 6 }, () => null),
    ]);
    expect(got.timeInState).toEqual([
      { state: "submitted", medianDays: 3, count: 10 },
      { state: "inReview", medianDays: 3, count: 5 },
      { state: "shortlisted", medianDays: null, count: null },
      { state: "interview", medianDays: 1, count: 5 },
      { state: "offer", medianDays: 2, count: 5 },
    ]);
    expect(got.posts).toEqual([
      expect.objectContaining({
        id: space.jobPostId,
        visits: 20,
        evidenceSeen: 7,
        applications: 11,
        hires: 5,
        medianAnswerDays: 3,
      }),
    ]);
    expect(got.sources).toEqual([
      { source: "feed", visits: 12, applications: 5, hires: null, costCents: 540 },
      { source: "search", visits: 8, applications: 6, hires: 5, costCents: 360 },
    ]);
    const whole = got.course.reduce((sum, { visits }) => sum + visits, 0);
    expect([whole, got.course.reduce((sum, { openings }) => sum + openings, 0)]).toEqual([20, 8]);
  });
});

describe("statistics about fewer than five people", () => {
  test("statistic about fewer than five people → hidden in dashboard and files, and not derivable by subtraction", async () => {
    const space = await aCountedSpace(api);
    const second = await aJobPost(api.db, { spaceId: space.id, status: "published", title: "Tester tempo reale" });
    const third = await aJobPost(api.db, { spaceId: space.id, status: "published", title: "Assistenza turni" });
    const at = noon("2026-03-12");
    await repeatWork(9, () => space.sent({ at }));
    await repeatWork(3, () => space.sent({ at, jobPostId: second.id }));
    await repeatWork(6, () => space.sent({ at, jobPostId: third.id }));
    const got = await space.dashboard(march);
    expect(got.figures.applications.value).toBe(18);
    const of = (id: string) => got.posts.find((post) => post.id === id)!.applications;
    // The hidden 3 could be derived as 18 minus the other two figures, so the next smallest figure is hidden too.
    expect([of(space.jobPostId), of(second.id), of(third.id)]).toEqual([9, null, null]);

    const alone = await space.dashboard({ ...march, jobPostId: second.id });
    expect(alone.figures).toMatchObject({
      applications: { value: null },
      averageExperience: { value: null },
      costPerApplicationCents: { value: null },
      answeredShare: { value: null },
      medianAnswerDays: { value: null },
    });
    expect(alone.course.every(({ applications }) => applications === null)).toBe(true);
    expect(alone.posts).toHaveLength(1);
    expect(alone.posts[0]).toMatchObject({ id: second.id, applications: null, costPerApplicationCents: null });
    const experience = await space.owner.statistics.averageExperience(
      { query: { ...march, jobPostId: second.id } },
      space.options,
    );
    expect(experience).toEqual({ years: null, before: null, applications: null });
    const file = await space.owner.statistics.table(
      { query: { ...march, table: "posts", language: "it" } },
      space.options,
    );
    const lines = (await file!.blob.text()).trim().split("\r\n");
    expect(lines.find((line) => line.startsWith('"Tester'))).toBe('"Tester tempo reale","Pubblicato",0,,,,,"0.00",');
  });

  test("statistic about five people → shown; about four people → hidden", async () => {
    const space = await aCountedSpace(api);
    const at = noon("2026-03-12");
    await repeatWork(4, () => space.sent({ at, years: 6 }));
    expect((await space.dashboard(march)).figures.averageExperience.value).toBeNull();
    await space.sent({ at, years: 1 });
    const { figures } = await space.dashboard(march);
    expect([figures.applications.value, figures.averageExperience.value]).toEqual([5, 5]);
    expect(await space.owner.statistics.averageExperience({ query: march }, space.options)).toEqual({
      years: 5,
      before: null,
      applications: 5,
    });
  });
});

describe("effects of an application's steps on the statistics", () => {
  const at = noon("2026-03-12");

  test("step of an application undone → not counted; application withdrawn without a reply → no reply is due", async () => {
    const space = await aCountedSpace(api);
    const [one] = await repeatWork(5, () => space.sent({ at, path: [{ to: "inReview", at: after(at, 1) }] }));
    const step = await aStep(api.db, one!.id, { from: "inReview", to: "hired", at: after(at, 2) });
    await space.count();
    await aStep(api.db, one!.id, { from: "hired", to: "inReview", at: after(at, 2), undoes: step });
    await repeatWork(5, () => space.sent({ at, path: [{ kind: "withdrawn", to: "withdrawn", at: after(at, 1) }] }));
    const got = await space.dashboard(march);
    expect(countsOf(got.funnel)).toEqual([0, null, 10, 5, null, null, null]);
    expect(got.figures).toMatchObject({ answeredShare: { value: 1 }, medianAnswerDays: { value: 1 } });
    const { rows } =
      await sql`select from hiring_shares where application_id = ${one!.id} and key like 'hires%'`.execute(api.db);
    expect(rows).toHaveLength(0);
  });

  test("application sent again after a withdrawal → counted once in the statistics, and its reply time restarts", async () => {
    const space = await aCountedSpace(api);
    await repeatWork(5, () =>
      space.sent({
        at,
        path: [
          { kind: "withdrawn", to: "withdrawn", at: after(at, 1) },
          { kind: "sent", to: "submitted", at: after(at, 4) },
          { to: "interview", at: after(at, 6) },
        ],
      }),
    );
    const got = await space.dashboard(march);
    expect(countsOf(got.funnel)).toEqual([0, null, 5, 5, 5, null, null]);
    expect(got.figures.medianAnswerDays.value).toBe(2);
  });

  test("application without a reply → lowers the share of answered applications once the promised date has passed", async () => {
    const space = await aCountedSpace(api);
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    await repeatWork(5, () => space.sent({ at: days(3) }));
    expect((await space.dashboard({ period: "30d" })).figures.answeredShare.value).toBeNull();
    await repeatWork(5, () => space.sent({ at: days(9) }));
    expect((await space.dashboard({ period: "30d" })).figures.answeredShare.value).toBe(0);
  });

  test("talent erased → the Space's statistics stay, and the hiring events contain no id of the talent", async () => {
    const space = await aCountedSpace(api);
    const all = await repeatWork(5, () => space.sent({ at, years: 9 }));
    await space.seen(at);
    await space.count();
    await api.db.deleteFrom("users").where("id", "=", all[0]!.talentId).execute();
    expect((await space.dashboard(march)).figures.applications.value).toBe(5);
    await rebuildStatistics(api.db);
    expect((await space.dashboard(march)).figures.applications.value).toBe(5);
    const rows = await api.db.selectFrom("hiring_events").selectAll().where("space_id", "=", space.id).execute();
    expect(JSON.stringify(rows)).not.toContain(all[0]!.talentId);
  });
});
