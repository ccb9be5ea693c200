import { afterAll, beforeAll, expect, test } from "vitest";
import { sendClick } from "../support/send-click.ts";
import type { TestApi } from "../support/harness.ts";
import {
  aBuyer,
  aSponsoredPost,
  hands,
  invoicesOf,
  ledgersOf,
  linesOf,
  spend,
  startBilling,
} from "../support/invoices-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startBilling()));
afterAll(() => api.stop());

const first = new Date("2026-11-01T02:00:00Z");
const worker = (now = first) => hands({ db: api.db, jobs: api.jobs, now });
const october = (spaceId: string) => ({ spaceId, month: "2026-10" });

test("days without clicks → one click ledger each since sponsoring began; unfinished days stay open", async () => {
  const space = await aBuyer(api.db);
  const post = await aSponsoredPost(api.db, space.id);
  await api.db
    .updateTable("job_posts")
    .set({ sponsored_since: new Date("2026-10-28T22:30:00Z") })
    .where("id", "=", post.id)
    .execute();
  await spend(api.db, post.id, "2026-10-30", [45]);
  const shown = async () =>
    (await ledgersOf(api.db, post.id)).map(({ day, budget_cents, amount_cents, closed_at }) => [
      day,
      budget_cents,
      amount_cents,
      closed_at !== null,
    ]);
  const days = [
    ["2026-10-28", 800, 0, true],
    ["2026-10-29", 800, 0, true],
    ["2026-10-30", 800, 45, true],
    ["2026-10-31", 800, 0, true],
  ];
  for (let times = 0; times < 2; times++) await worker().run("invoices.close", october(space.id));
  expect(await shown()).toEqual(days);
  const midday = new Date("2026-11-02T11:00:00Z");
  await spend(api.db, post.id, "2026-11-02", [45]);
  await worker(midday).run("invoices.close", { spaceId: space.id, month: "2026-11" });
  expect(await shown()).toEqual([...days, ["2026-11-01", 800, 0, true], ["2026-11-02", 800, 45, false]]);
});

test("daily routine → creates the click ledger of the previous day, so that a post taken down later leaves no gap", async () => {
  const space = await aBuyer(api.db);
  const post = await aSponsoredPost(api.db, space.id);
  const free = await aSponsoredPost(api.db, space.id, { since: "2026-10-20" });
  await api.db
    .updateTable("job_posts")
    .set({ plan: "free", daily_budget_cents: null })
    .where("id", "=", free.id)
    .execute();
  for (let times = 0; times < 2; times++) await worker(new Date("2026-10-21T00:25:00Z")).routine("clicks.fillDays");
  expect((await ledgersOf(api.db, post.id)).map(({ day, closed_at }) => [day, closed_at])).toEqual([
    ["2026-10-20", null],
  ]);
  expect(await ledgersOf(api.db, free.id)).toEqual([]);
});

test("click ledger with wrong sums → stays open and is reported, others are invoiced; once corrected → invoiced later", async () => {
  const space = await aBuyer(api.db);
  const post = await aSponsoredPost(api.db, space.id);
  await spend(api.db, post.id, "2026-10-02", [45, 45]);
  await spend(api.db, post.id, "2026-10-03", [45]);
  const set = (amount_cents: number) =>
    api.db
      .updateTable("job_instances")
      .set({ amount_cents })
      .where("job_post_id", "=", post.id)
      .where("day", "=", "2026-10-02")
      .execute();
  await set(135);
  await expect(worker().run("invoices.close", october(space.id))).rejects.toThrow(`${post.id} 2026-10-02`);
  await worker().run("invoices.issue", october(space.id));
  const open = (await ledgersOf(api.db, post.id)).filter(({ closed_at }) => closed_at === null);
  expect(open).toMatchObject([{ day: "2026-10-02", invoice_id: null }]);
  expect(await invoicesOf(api.db, space.id)).toMatchObject([{ net_cents: 45 }]);
  await set(90);
  const december = new Date("2026-12-01T02:00:00Z");
  await worker(december).run("invoices.issue", { spaceId: space.id, month: "2026-11" });
  const [, second] = await invoicesOf(api.db, space.id);
  expect(second).toMatchObject({ period: "2026-11-01", net_cents: 90 });
  expect(await linesOf(api.db, second!.id)).toMatchObject([{ starts_on: "2026-10-02", ends_on: "2026-10-02" }]);
});

test("click on a day whose click ledger is closed → refused, and the ledger's sums stay", async () => {
  const space = await aBuyer(api.db);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome", dateStyle: "short" }).format(new Date());
  const post = await aSponsoredPost(api.db, space.id, { since: today });
  await spend(api.db, post.id, today, [45]);
  await api.db
    .updateTable("job_instances")
    .set({ closed_at: new Date(), budget_cents: 700 })
    .where("job_post_id", "=", post.id)
    .execute();
  const clicked = await sendClick(api, post.id);
  expect(clicked.ok).toBe(true);
  expect(await ledgersOf(api.db, post.id)).toMatchObject([
    { counted: 1, amount_cents: 45, refused_closed: 1, budget_cents: 700, price_cents: 45 },
  ]);
});
