import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApi } from "../support/harness.ts";
import {
  aBuyer,
  agree,
  aSponsoredPost,
  hands,
  invoicesOf,
  ledgersOf,
  linesOf,
  paymentOf,
  seller,
  spend,
  startBilling,
  takeJobs,
} from "../support/invoices-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startBilling()));
afterAll(() => api.stop());

const first = new Date("2026-11-01T02:00:00Z");
const worker = (now = first) => hands({ db: api.db, jobs: api.jobs, now });
const october = (spaceId: string) => ({ spaceId, month: "2026-10" });

test("one month closed and invoiced twice → one invoice: licence, a line per post and price, 22 % VAT", async () => {
  const space = await aBuyer(api.db, { licenceCents: 9_900, startsOn: "2026-10-17" });
  const post = await aSponsoredPost(api.db, space.id);
  const other = await aSponsoredPost(api.db, space.id, { title: "Frontend" });
  await spend(api.db, post.id, "2026-10-02", [45, 45, 45]);
  await spend(api.db, post.id, "2026-10-31", [45, 50]);
  await spend(api.db, other.id, "2026-10-03", [45]);
  for (let times = 0; times < 2; times++) {
    await worker().run("invoices.close", october(space.id));
    await worker().run("invoices.issue", october(space.id));
  }
  const [invoice, ...more] = await invoicesOf(api.db, space.id);
  expect(more).toEqual([]);
  // The licence for 15 of 31 days is 4,790.32 cents.
  expect(
    (await linesOf(api.db, invoice!.id)).map(({ quantity, unit_cents, net_cents }) => [
      quantity,
      unit_cents,
      net_cents,
    ]),
  ).toEqual([
    [1, 4_790, 4_790],
    [4, 45, 180],
    [1, 45, 45],
    [1, 50, 50],
  ]);
  expect(invoice).toMatchObject({
    kind: "invoice",
    period: "2026-10-01",
    issued_on: "2026-11-01",
    year: 2026,
    net_cents: 5_065,
    vat_cents: 1_114,
    total_cents: 6_179,
    seller,
    buyer: {
      name: "Lanterna Software S.p.A.",
      fiscalCode: "02318470990",
      street: "Via San Lorenzo 12",
      sdi: "M5UXCR1",
    },
    sdi: "toSend",
  });
  expect(await paymentOf(api.db, invoice!.id)).toMatchObject({
    status: "due",
    amount_cents: 6_179,
    next_try_at: first,
  });
  expect((await ledgersOf(api.db, post.id)).filter(({ closed_at }) => closed_at === null)).toEqual([]);
});

test("Space without licence and clicks, or with a contract outside the month → no invoice", async () => {
  const spaces = [
    await aBuyer(api.db),
    await aBuyer(api.db, { licenceCents: 5_000, endsOn: "2026-09-30" }),
    await aBuyer(api.db, { licenceCents: 5_000, startsOn: "2026-11-01" }),
  ];
  for (const { id } of spaces) {
    await worker().run("invoices.issue", october(id));
    expect(await invoicesOf(api.db, id)).toEqual([]);
  }
});

test("invoicing without a configured seller, or before the month is over → no invoice", async () => {
  const space = await aBuyer(api.db, { licenceCents: 5_000 });
  await hands({ db: api.db, now: first, seller: null }).run("invoices.issue", october(space.id));
  await worker(new Date("2026-10-31T22:59:59Z")).run("invoices.issue", october(space.id));
  expect(await invoicesOf(api.db, space.id)).toEqual([]);
  await worker().run("invoices.issue", october(space.id));
  expect(await invoicesOf(api.db, space.id)).toHaveLength(1);
});

test("a failure halfway through issuing an invoice → no invoice and no gap in the numbers; the retry succeeds", async () => {
  const space = await aBuyer(api.db, { licenceCents: 5_000 });
  const post = await aSponsoredPost(api.db, space.id);
  await spend(api.db, post.id, "2026-10-02", [45]);
  const numbers = () => api.db.selectFrom("invoice_numbers").selectAll().orderBy("year").execute();
  const before = await numbers();
  // Fails the last step of the transaction, which queues the mail to the owners.
  const broken = { ...api.jobs, send: () => Promise.reject(new Error("no room")) };
  const failing = hands({ db: api.db, jobs: broken, now: first });
  await expect(failing.run("invoices.issue", october(space.id))).rejects.toThrow("no room");
  expect(await invoicesOf(api.db, space.id)).toEqual([]);
  expect(await numbers()).toEqual(before);
  expect((await ledgersOf(api.db, post.id)).filter(({ invoice_id }) => invoice_id !== null)).toEqual([]);
  await worker().run("invoices.issue", october(space.id));
  const [invoice] = await invoicesOf(api.db, space.id);
  const last = before.find(({ year }) => year === 2026)?.last ?? 0;
  expect(invoice).toMatchObject({ number: last + 1, net_cents: 5_045 });
});

test("an issued invoice → notifies the owners of the Space once, and nobody else", async () => {
  const space = await aBuyer(api.db, { licenceCents: 5_000 });
  const stranger = await aUser(api.db);
  for (let times = 0; times < 2; times++) await worker().run("invoices.issue", october(space.id));
  const told = await api.db.selectFrom("notifications").selectAll().where("space_id", "=", space.id).execute();
  const [invoice] = await invoicesOf(api.db, space.id);
  expect(told).toMatchObject([
    {
      user_id: space.userId,
      kind: "invoice.issued",
      data: { invoiceId: invoice!.id, number: `2026/${invoice!.number}`, month: "2026-10", total: "6100" },
    },
  ]);
  expect(told.map(({ user_id }) => user_id)).not.toContain(stranger.id);
});

test("invoice number → has the year of the date of issue; the dates of issue never decrease, even if a clock is behind", async () => {
  const [one, two, three] = [
    await aBuyer(api.db, { licenceCents: 100 }),
    await aBuyer(api.db, { licenceCents: 100 }),
    await aBuyer(api.db, { licenceCents: 100 }),
  ];
  const december = (spaceId: string) => ({ spaceId, month: "2027-12" });
  const newYear = new Date("2027-12-31T23:00:00Z");
  await worker(newYear).run("invoices.issue", december(one.id));
  await worker(new Date("2028-01-03T02:00:00Z")).run("invoices.issue", december(two.id));
  await worker(newYear).run("invoices.issue", december(three.id));
  const issued = [];
  for (const { id } of [one, two, three])
    issued.push((await invoicesOf(api.db, id)).map((row) => [row.year, row.number, row.issued_on, row.period])[0]);
  expect(issued).toEqual([
    [2028, 1, "2028-01-01", "2027-12-01"],
    [2028, 2, "2028-01-03", "2027-12-01"],
    [2028, 3, "2028-01-03", "2027-12-01"],
  ]);
});

test("invoicing routines that run repeatedly on the first of the month → one job per Space and step", async () => {
  const licensed = await aBuyer(api.db, { licenceCents: 7_000, startsOn: "2029-04-30" });
  const clicked = await aBuyer(api.db);
  const idle = await aBuyer(api.db);
  const post = await aSponsoredPost(api.db, clicked.id, { since: "2029-04-30" });
  await spend(api.db, post.id, "2029-04-30", [45]);
  const may = worker(new Date("2029-05-01T01:00:00Z"));
  await takeJobs(api.db, "invoices.close");
  for (let times = 0; times < 3; times++) {
    await may.routine("invoices.close");
    await may.routine("invoices.issue");
  }
  const ours = new Set<string>([licensed.id, clicked.id, idle.id]);
  const runId: string = expect.any(String);
  const sent = async (name: string) => (await takeJobs(api.db, name)).filter(({ spaceId }) => ours.has(spaceId!));
  expect(await sent("invoices.close")).toEqual([{ spaceId: clicked.id, month: "2029-04", runId }]);
  const toIssue = await sent("invoices.issue");
  expect(toIssue).toHaveLength(2);
  expect(toIssue).toEqual(
    expect.arrayContaining([
      { spaceId: clicked.id, month: "2029-04", runId },
      { spaceId: licensed.id, month: "2029-04", runId },
    ]),
  );
  for (const of of toIssue) await may.run("invoices.issue", of);
  expect(await invoicesOf(api.db, licensed.id)).toMatchObject([{ net_cents: 233, issued_on: "2029-05-01" }]);
  await may.routine("invoices.issue");
  expect(await sent("invoices.issue")).toEqual([]);
  await agree(api.db, licensed.id, {});
});
