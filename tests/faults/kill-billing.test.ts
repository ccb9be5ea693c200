import { setTimeout as sleep } from "node:timers/promises";
import { aSpace, giveBillingData, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAdministrator } from "./support/market/people.ts";
import { startMarket, type RunningMarket } from "./support/market/world.ts";
import { seed, seeded } from "./support/random.ts";

const random = seeded(seed);
const spaces = proofSize({ short: 8, whole: 400 });
const workers = proofSize({ short: 2, whole: 4 });
const dryKills = proofSize({ short: 1, whole: 2 });
const kills = proofSize({ short: 1, whole: 15 });

let market: RunningMarket;
beforeAll(async () => {
  market = await startMarket({ workers });
  for (let index = 0; index < spaces; index++) {
    const { id } = await aSpace(market.db);
    await giveBillingData(market.db, id);
    await market.db
      .updateTable("contracts")
      .set({ license_price_cents: 9_900 + index, starts_on: "2026-01-01" })
      .where("space_id", "=", id)
      .execute();
  }
});
afterAll(() => market?.stop());

const runsOf = async (dry: boolean) => {
  const runs = await market.db
    .selectFrom("runs")
    .selectAll()
    .where("what", "=", "invoices")
    .where("dry", "=", dry)
    .execute();
  const valueOf = (name: string) =>
    runs
      .flatMap(({ outcome }) => outcome as { name: string; value: number }[])
      .reduce((sum, one) => sum + (one.name === name ? one.value : 0), 0);
  return { runs, valueOf };
};

test(`worker killed during a dry run of billing → the run resumes, ends once and writes nothing (seed ${seed})`, async () => {
  const admin = await anAdministrator(market);
  await market.setClock(new Date("2026-12-31T23:30:00Z"));
  const { run } = (await admin.adminInvoices.trigger({ body: { month: "2026-11", dryRun: true } }))!;
  const seen: number[] = [];
  for (let killed = 0; killed < dryKills; killed++) {
    await expect
      .poll(async () => (await runsOf(true)).runs[0]!.done, { timeout: 60_000 })
      .toBeGreaterThan(seen.at(-1) ?? 0);
    await market.killWorkers();
    const { done } = (await runsOf(true)).runs[0]!;
    seen.push(done);
  }
  await market.drain();
  const { runs, valueOf } = await runsOf(true);
  console.log(JSON.stringify({ killDryRun: { seed, spaces, doneAtEachDeath: seen } }));
  expect(runs).toMatchObject([{ id: run, state: "done", total: spaces, done: spaces, ok: spaces, falls: 0 }]);
  expect(valueOf("issued")).toBe(spaces);
  expect(await market.db.selectFrom("invoices").select("id").execute()).toEqual([]);
});

test(`${workers} workers killed while they issue a month's invoices → one invoice per Space, no number gaps (seed ${seed})`, async () => {
  const admin = await anAdministrator(market);
  await market.setClock(new Date("2026-12-31T23:30:00Z"));
  const issued = () => market.db.selectFrom("invoices").selectAll().orderBy("number").execute();
  let inTheWork = 0;
  for (let killed = 0; killed < kills; killed++) {
    await Promise.all([1, 2, 3, 4].map(() => admin.adminInvoices.trigger({ body: { month: "2026-11" } })));
    await sleep(random() * 1_200);
    const before = (await issued()).length;
    await market.killWorkers();
    if (before > 0 && before < spaces) inTheWork += 1;
  }
  await admin.adminInvoices.trigger({ body: { month: "2026-11" } });
  await market.drain();
  const invoices = await issued();
  console.log(JSON.stringify({ killBilling: { seed, spaces, kills: market.deaths.worker, inTheWork } }));
  expect(new Set(invoices.map(({ space_id }) => space_id)).size).toBe(spaces);
  expect(invoices).toHaveLength(spaces);
  // At 23:30 UTC on 31 December the new year has begun in Rome, so the invoices have numbers of 2027.
  expect(invoices.map(({ year, number }) => `${year}/${number}`)).toEqual(
    Array.from({ length: spaces }, (_, index) => `2027/${index + 1}`),
  );
  // Each invoice is counted exactly once despite the kills, and every run has ended.
  const { runs, valueOf } = await runsOf(false);
  expect(runs.map(({ state }) => state)).toEqual(runs.map(() => "done"));
  expect(valueOf("issued")).toBe(spaces);
  expect(valueOf("totalCents")).toBe(invoices.reduce((sum, { total_cents }) => sum + total_cents, 0));
  expect(await market.db.selectFrom("run_lines").select("target_id").where("state", "=", "waiting").execute()).toEqual(
    [],
  );
  const payments = await market.db.selectFrom("payments").select("invoice_id").execute();
  expect(new Set(payments.map(({ invoice_id }) => invoice_id)).size).toBe(spaces);
});
