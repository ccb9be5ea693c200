import { aJobPost, aSpace } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startNotificationBench, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
let spaces: string[];
beforeAll(async () => {
  bench = await startNotificationBench();
  await bench.db
    .insertInto("occupations")
    .values({ id: "t-liutaio", it_masculine: "Liutaio", it_feminine: "Liutaia", label_en: "Luthier" })
    .execute();
  spaces = [];
  for (let count = 0; count < 3; count++) spaces.push((await aSpace(bench.db)).id);
  for (let count = 0; count < 5; count++) await publish(count);
});
afterAll(() => bench.stop());

async function publish(count: number): Promise<void> {
  const { id } = await aJobPost(bench.db, {
    spaceId: spaces[count % 3]!,
    status: "published",
    title: "Liutaia/liutaio",
  });
  await bench.db
    .updateTable("job_posts")
    .set({
      country: "IT",
      weekly_hours: 40,
      salary_min: 30_000,
      salary_max: 34_000,
      published_at: new Date(`${year}-02-03`),
    })
    .where("id", "=", id)
    .execute();
}

const year = new Date().getFullYear() + 1;
const night = (day: string) => () => new Date(`${year}-${day}T02:10:00Z`);
const run = (day: string) => bench.routine("salaries.compute", night(day));
const jobsOf = async () =>
  (
    await bench.db
      .selectFrom("salary_figures")
      .select("ads")
      .where("region", "is", null)
      .where("ccnl", "is", null)
      .execute()
  ).map(({ ads }) => ads);

test("the nightly routine → writes the figures of the published jobs", async () => {
  expect(await run("03-01")).toBeGreaterThan(0);
  expect(await jobsOf()).toEqual([5]);
  const { computed_at } = await bench.db.selectFrom("salary_publications").selectAll().executeTakeFirstOrThrow();
  expect(computed_at).toEqual(night("03-01")());
});

test("another run on the same day → changes nothing, although there is one more job", async () => {
  await publish(5);
  expect(await run("03-01")).toBe(0);
  expect(await jobsOf()).toEqual([5]);
});

test("the next night → the figures include the new job", async () => {
  expect(await run("03-02")).toBeGreaterThan(0);
  expect(await jobsOf()).toEqual([6]);
});

test("a run that fails while it writes → leaves the former figures, and the next run writes them again", async () => {
  await publish(6);
  const figures = await bench.db.selectFrom("salary_figures").selectAll().execute();
  const limit = sql.raw(`computed_at < '${year}-03-03'`);
  await sql`alter table salary_publications add constraint stuck check (${limit})`.execute(bench.db);
  await expect(run("03-03")).rejects.toThrow(/stuck/);
  await sql`alter table salary_publications drop constraint stuck`.execute(bench.db);
  expect(await bench.db.selectFrom("salary_figures").selectAll().execute()).toEqual(figures);
  expect(await run("03-03")).toBeGreaterThan(0);
  expect(await jobsOf()).toEqual([7]);
});
