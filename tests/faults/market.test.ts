import { isWholeProof, proofSize } from "@orbita/testing";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "./support/market/audit.ts";
import {
  aMarketSpace,
  anAdministrator,
  credit,
  live,
  mendVat,
  noteBudgets,
  visit,
  type MarketSpace,
} from "./support/market/people.ts";
import { startMarket, type RunningMarket } from "./support/market/world.ts";
import { seed, seeded } from "./support/random.ts";

const random = seeded(seed);
const spaces = proofSize({ short: 4, whole: 40 });
/** The simulated period includes at least two month ends, the last of them in the next year. */
const first = Date.parse(isWholeProof ? "2026-11-22T10:00:00Z" : "2026-11-30T10:00:00Z");
const days = proofSize({ short: 2, whole: 100 });
const most = proofSize({ short: 8, whole: 24 });
const day = 86_400_000;

let market: RunningMarket;
let buyers: MarketSpace[];
beforeAll(async () => {
  market = await startMarket({ workers: 2 });
  buyers = [];
  for (let index = 0; index < spaces; index++) buyers.push(await aMarketSpace(market, random, index));
});
afterAll(() => market?.stop());

const isFirst = (at: Date) => at.toISOString().slice(8, 10) === "01";

/** Triggers the three billing steps, each four times concurrently, and kills the workers during each step. */
async function monthEnd(admin: MarketSpace["client"]): Promise<void> {
  for (const step of ["triggerInstances", "trigger", "triggerPayment"] as const) {
    await Promise.all([1, 2, 3, 4].map(() => admin.adminInvoices[step]({ body: {} }).catch(() => undefined)));
    await sleep(random() * 2_500);
    await market.killWorkers();
    await market.drain();
  }
  await credit(market, admin, random);
}

async function trouble(at: number): Promise<void> {
  const { stripe } = market;
  await stripe.setHabits({ loseRate: 0.15, doubleRate: 0.15, holdRate: 0.1, seed: seed + at });
  await stripe.mend();
  if (random() < 0.5) await stripe.break({ kind: "drop_after", rate: 0.08, seed: seed + at });
  if (random() < 0.5) await stripe.break({ kind: "error", rate: 0.05, seed: seed + at + 1 });
}

async function endOfTrouble(): Promise<void> {
  const { stripe, setClock, now, routine, drain } = market;
  await stripe.mend();
  await stripe.setHabits({});
  await stripe.release({ order: "reversed" });
  // Reconciliation recovers lost events of the payment provider, once enough time has passed.
  for (const minutes of [5, 20, 24 * 60, 24 * 60 + 20]) {
    await setClock(new Date(now().getTime() + minutes * 60_000));
    await routine("collecting.reconcile", "payments.reconcile", "payments.reconcileDays", "invoices.issueBlocked");
    await drain();
  }
  await stripe.resend({ order: "shuffled", seed });
  await drain();
}

test(`billing of ${spaces} Spaces over ${days} days with lost events and killed workers → amounts right to the cent (seed ${seed})`, async () => {
  const admin = await anAdministrator(market);
  let clicks = 0;
  for (let at = 0; at <= days; at++) {
    const today = new Date(first + at * day);
    await market.setClock(today);
    await noteBudgets(market);
    await trouble(at);
    const dying = random() < 0.15 ? sleep(random() * 3_000).then(() => market.killWorkers()) : null;
    const apiDies = random() < 0.05 ? sleep(random() * 1_500).then(() => market.killApi()) : null;
    clicks += await visit(market, random, buyers, most);
    await live(market, random, buyers, admin);
    await market.routine("collecting.collect", "collecting.reconcile", "payments.reconcile", "invoices.issueBlocked");
    if (random() < 0.5) await market.stripe.release({ order: "shuffled", seed: seed + at });
    await Promise.all([dying, apiDies]);
    if (isFirst(today)) await monthEnd(admin);
    await market.drain();
  }
  // The books are closed on the first of the next month, without further faults.
  await mendVat(market);
  const end = new Date(first + days * day);
  const next = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 1, 3));
  await market.setClock(next);
  await monthEnd(admin);
  await endOfTrouble();
  const until = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
  const { faults, figures } = await audit(market, buyers, until);
  console.log(
    JSON.stringify({ market: { seed, spaces, days, clicksSent: clicks, deaths: market.deaths, ...figures } }),
  );
  expect(faults, `seed ${seed}`).toEqual([]);
  // The audit proves nothing if the simulated market had no activity, so these figures must not be zero.
  const wanted = ["invoices", "notes", "paid", "charges", ...(isWholeProof ? ["refunds" as const] : [])] as const;
  for (const figure of wanted) expect(figures[figure], figure).toBeGreaterThan(0);
  expect(market.deaths.worker).toBeGreaterThan(5);
  const { rows } = await sql<{ years: number }>`select count(distinct year)::integer as years from invoices`.execute(
    market.db,
  );
  expect(rows[0]!.years).toBe(2);
});
