import { randomUUIDv7 } from "node:crypto";
import { statisticsTable, type StatisticsTableName } from "@orbita/contract";
import { aJobPost } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApplicant, anOpenPost } from "../support/application-tools.ts";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { aCountedSpace, repeatWork } from "./statistics-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const noon = (day: string) => new Date(`${day}T11:00:00Z`);
const march = { from: "2026-03-01", to: "2026-03-31" };

describe("periods of a Space's statistics", () => {
  test("days of the statistics → Italian days, also when clocks change and at the end of a month", async () => {
    const space = await aCountedSpace(api);
    // In Italy 29 March 2026 has 23 hours, from 23:00 UTC of the day before to 22:00 UTC.
    await space.view({ at: new Date("2026-03-28T22:59:59Z") });
    await space.view({ at: new Date("2026-03-28T23:00:00Z"), source: "feed" });
    await space.view({ at: new Date("2026-03-29T21:59:59Z"), source: "feed" });
    await space.view({ at: new Date("2026-03-29T22:00:00Z") });
    // In Italy 25 October 2026 has 25 hours, from 22:00 UTC of the day before to 23:00 UTC.
    await space.view({ at: new Date("2026-10-24T22:00:00Z"), source: "feed" });
    await space.view({ at: new Date("2026-10-25T22:59:59Z"), source: "feed" });
    await space.view({ at: new Date("2026-10-25T23:00:00Z") });
    const on = async (from: string, to = from) => (await space.dashboard({ from, to })).funnel[0]!.count;
    expect([await on("2026-03-28"), await on("2026-03-29"), await on("2026-03-30")]).toEqual([1, 2, 1]);
    expect([await on("2026-10-25"), await on("2026-10-26")]).toEqual([2, 1]);
    await space.view({ at: new Date("2026-03-31T21:59:59Z") });
    await space.view({ at: new Date("2026-03-31T22:00:00Z") });
    expect([await on("2026-03-31"), await on("2026-04-01"), await on("2026-03-01", "2026-03-31")]).toEqual([1, 1, 5]);
  });

  test("statistics over a year → the sums by month equal the sums by day", async () => {
    const space = await aCountedSpace(api);
    const second = await aJobPost(api.db, { spaceId: space.id, status: "published" });
    const days = ["2025-01-31", "2025-02-01", "2025-02-28", "2025-06-15", "2025-12-31", "2026-01-01", "2026-01-30"];
    for (const [n, day] of days.entries()) await repeatWork(n + 1, () => space.view({ at: noon(day) }, second.id));
    const asked = { from: "2025-01-31", to: "2026-01-30" };
    const got = await space.dashboard(asked);
    // The figures of posts use monthly sums for the whole months of the period and daily sums for its other days; the funnel uses daily
    // sums only.
    expect(got.posts.find(({ id }) => id === second.id)!.visits).toBe(28);
    expect(got.funnel[0]!.count).toBe(28);
    expect(got.course).toHaveLength(12);
    expect(got.course.at(-1)).toMatchObject({ from: "2025-12-31", visits: 18 });
    const later = await space.dashboard({ from: "2025-02-01", to: "2026-01-29" });
    expect(later.posts.find(({ id }) => id === second.id)!.visits).toBe(20);
  });

  test("statistics with only one end of the period, reversed or over more than three years → refused", async () => {
    const space = await aCountedSpace(api);
    const ask = (query: object) => codeOf(space.owner.statistics.dashboard({ query }, space.options));
    expect(await ask({ from: "2026-01-01" })).toBe("request.invalid");
    expect(await ask({ from: "2026-01-02", to: "2026-01-01" })).toBe("request.invalid");
    expect(await ask({ from: "2023-01-01", to: "2026-01-01" })).toBe("request.invalid");
    expect(await ask({ from: "2023-01-02", to: "2026-01-01" })).toBeNull();
    expect(await ask({ period: "7d" })).toBe("request.invalid");
    const file = { query: { table: "posts" as const, from: "2026-01-02", to: "2026-01-01" } };
    expect(await codeOf(space.owner.statistics.table(file, space.options))).toBe("request.invalid");
  });
});

describe("costs in the statistics, and access to the figures of posts", () => {
  test("costs in the statistics → equal the click ledger for owners; hidden from viewers", async () => {
    const space = await aCountedSpace(api);
    await repeatWork(12, (n) => space.view({ at: noon("2026-03-12"), cents: n < 7 ? 45 : 0 }));
    await repeatWork(5, () => space.sent({ at: noon("2026-03-12") }));
    const ledger = await api.db
      .selectFrom("job_instances")
      .select("amount_cents")
      .where("job_post_id", "=", space.jobPostId)
      .executeTakeFirstOrThrow();
    const got = await space.dashboard(march);
    expect(got.figures.costCents.value).toBe(ledger.amount_cents);
    expect(got.figures.costPerApplicationCents.value).toBe(63);
    expect(got.posts[0]).toMatchObject({ costCents: 315, costPerApplicationCents: 63 });

    const seen = await space.dashboard(march, space.reader);
    expect(seen.figures).toMatchObject({
      applications: { value: 5 },
      costCents: { value: null, before: null },
      costPerApplicationCents: { value: null, before: null },
    });
    expect(seen.posts[0]).toMatchObject({ visits: 12, costCents: null, costPerApplicationCents: null });
    expect(seen.sources[0]).toMatchObject({ visits: 12, costCents: null });
    const file = await space.reader.statistics.table({ query: { ...march, table: "sources" } }, space.options);
    expect(await file!.blob.text()).toBe(
      '"Provenienza","Visite","Candidature","Assunzioni","Costo in euro"\r\n"Elenco",12,,,\r\n"Sconosciuta",0,5,,\r\n',
    );
  });

  test("statistics of an unknown or another Space's post → not found; of a deleted post → figures kept", async () => {
    const [space, other] = [await aCountedSpace(api), await aCountedSpace(api)];
    await space.view({ at: noon("2026-03-12") });
    for (const jobPostId of [other.jobPostId, randomUUIDv7()])
      for (const call of [
        () => space.owner.statistics.dashboard({ query: { jobPostId } }, space.options),
        () => space.owner.statistics.averageExperience({ query: { jobPostId } }, space.options),
        () => space.owner.statistics.table({ query: { jobPostId, table: "funnel" } }, space.options),
      ])
        expect(await codeOf(call())).toBe("jobPost.notFound");
    await api.db
      .updateTable("job_posts")
      .set({ status: "deleted", plan: null })
      .where("id", "=", space.jobPostId)
      .execute();
    const got = await space.dashboard(march);
    expect(got.posts).toMatchObject([{ id: space.jobPostId, status: "deleted", visits: 1 }]);
    expect(got.figures.openPosts.value).toBe(0);
  });
});

test("table of the statistics exported → CSV file with a localised name and header", async () => {
  const space = await aCountedSpace(api);
  await space.view({ at: noon("2026-03-12") });
  await space.count();
  const get = async (table: StatisticsTableName, language: "it" | "en") =>
    (await space.owner.statistics.table({ query: { ...march, table, language } }, space.options))!;
  const funnel = await get("funnel", "en");
  expect(funnel.filename).toBe("Statistics from first visit to hire 2026-03-01 2026-03-31.csv");
  expect((await funnel.blob.text()).split("\r\n").slice(0, 3)).toEqual([
    '"Step","Period","Previous period"',
    '"Visits to the job",1,0',
    '"Evidence seen before applying",,',
  ]);
  expect((await get("timeInState", "it")).filename).toBe("Statistiche tempo in ogni fase 2026-03-01 2026-03-31.csv");
  for (const table of statisticsTable.options) {
    const [it, en] = [await get(table, "it"), await get(table, "en")];
    const rows = [(await it.blob.text()).split("\r\n"), (await en.blob.text()).split("\r\n")];
    expect(rows[0]!.length).toBe(rows[1]!.length);
    expect(rows[0]![0]).not.toBe(rows[1]![0]);
  }
});

test("talent views, applies, withdraws and applies again → hiring events have the source, but no talent id", async () => {
  const post = await anOpenPost(api, { replyDays: 3 });
  const { client, id: talentId } = await anApplicant(api);
  const jobPostId = post.id;
  await client.applications.signal({ body: { jobPostId, kind: "evidenceSeen", source: "search" } });
  await client.applications.signal({ body: { jobPostId, kind: "evidenceSeen", source: "feed" } });
  const sent = (await client.applications.apply({ body: { jobPostId, source: "search" } }))!;
  await client.applications.withdraw({ params: { id: sent.id }, body: { reason: null } });
  await client.applications.apply({ body: { jobPostId } });
  const events = await api.db
    .selectFrom("hiring_events")
    .select(["kind", "source", "reply_days", "application_id", "to_status"])
    .where("job_post_id", "=", jobPostId)
    .orderBy("at")
    .orderBy("seq")
    .execute();
  expect(events).toEqual([
    { kind: "evidenceSeen", source: "search", reply_days: null, application_id: null, to_status: null },
    { kind: "applied", source: "search", reply_days: 3, application_id: sent.id, to_status: "submitted" },
    { kind: "withdrawn", source: null, reply_days: null, application_id: sent.id, to_status: "withdrawn" },
    { kind: "appliedAgain", source: null, reply_days: 3, application_id: sent.id, to_status: "submitted" },
  ]);
  expect(JSON.stringify(events)).not.toContain(talentId);
});
