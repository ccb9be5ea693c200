import { aMember, aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, problemOf, type ApiClient, type TestApi } from "../support/harness.ts";
import {
  aBuyer,
  agree,
  anInvoice,
  aSponsoredPost,
  setPayment,
  spend,
  startBilling,
} from "../support/invoices-world.ts";

const asked = { reason: "Richiesta 4471" };

let api: TestApi;
let admin: ApiClient;
beforeAll(async () => {
  api = await startBilling();
  admin = await api.as((await aUser(api.db, { admin: true })).id);
});
afterAll(() => api.stop());

const one = ({ id }: { id: string }) => ({ params: { id } });

test("reading a Space's invoices: owner → newest first; other role → denied; another Space's invoice → not found", async () => {
  const invoice = await anInvoice(api.db, 9_900);
  const other = await anInvoice(api.db);
  const owner = await api.as(invoice.space.userId);
  const space = invoice.space.id;
  const shown = {
    id: invoice.id,
    kind: "invoice",
    number: `2026/${invoice.number}`,
    period: "2026-10",
    issuedOn: "2026-11-01",
    state: "due",
    sdi: "toSend",
    reissued: false,
    netCents: 9_900,
    vatCents: 2_178,
    totalCents: 12_078,
    creditedCents: 0,
    openCents: 12_078,
    of: null,
    reason: null,
    failure: null,
    failedAt: null,
    nextTry: "2026-11-01T02:30:00.000Z",
    paidAt: null,
  };
  expect(await owner.invoices.list({ params: { space } })).toEqual([shown]);
  expect(await owner.invoices.read({ params: { space, invoice: invoice.id } })).toEqual({
    ...shown,
    lines: [
      {
        kind: "licence",
        description: "Licenza ottobre 2026",
        quantity: 1,
        unitCents: 9_900,
        netCents: 9_900,
        jobPostId: null,
      },
    ],
  });
  expect(await codeOf(owner.invoices.read({ params: { space, invoice: other.id } }))).toBe("invoice.notFound");
  expect(await codeOf(owner.invoices.read({ params: { space: other.space.id, invoice: other.id } }))).toBe(
    "access.denied",
  );
  for (const role of ["viewer", "recruiter"] as const) {
    const member = await aUser(api.db);
    await aMember(api.db, { spaceId: space, userId: member.id, role });
    const client = await api.as(member.id);
    const calls = [
      client.invoices.list({ params: { space } }),
      client.invoices.read({ params: { space, invoice: invoice.id } }),
      client.invoices.summary({ params: { space } }),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => "access.denied"));
  }
});

test("invoice whose payment changes its state → the invoice shows the state of the payment", async () => {
  const invoice = await anInvoice(api.db, 1_000);
  const owner = await api.as(invoice.space.userId);
  const shown = async () => (await owner.invoices.list({ params: { space: invoice.space.id } }))![0]!;
  const failed_at = new Date("2026-11-01T04:00:00Z");
  const next_try_at = new Date("2026-11-04T04:00:00Z");
  await setPayment(api.db, invoice, { status: "failed", failure: "insufficient_funds", failed_at, next_try_at });
  expect(await shown()).toMatchObject({
    state: "failed",
    failure: "insufficient_funds",
    failedAt: failed_at.toISOString(),
    nextTry: next_try_at.toISOString(),
    openCents: 1_220,
  });
  await setPayment(api.db, invoice, { status: "requiresAction" });
  expect(await shown()).toMatchObject({ state: "requiresAction" });
  await admin.adminInvoices.enable({ params: { id: invoice.id, flag: "false" } }, asked);
  expect(await shown()).toMatchObject({ nextTry: null });
  await setPayment(api.db, invoice, { status: "processing" });
  expect(await shown()).toMatchObject({ state: "processing" });
  await setPayment(api.db, invoice, { status: "paid", captured_cents: 1_220, paid_at: failed_at });
  expect(await shown()).toMatchObject({
    state: "paid",
    openCents: 0,
    failure: null,
    failedAt: null,
    paidAt: failed_at.toISOString(),
  });
});

test("invoice summary of the current month → licence, clicks and VAT, the invoice date, and missing billing data", async () => {
  const rome = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome", dateStyle: "short" });
  const today = rome.format(new Date());
  const space = await aBuyer(api.db, { licenceCents: 9_900 });
  const post = await aSponsoredPost(api.db, space.id, { since: today });
  await spend(api.db, post.id, today, [45, 45, 45]);
  const owner = await api.as(space.userId);
  const summary = () => owner.invoices.summary({ params: { space: space.id } });
  const [year, month] = today.split("-").map(Number);
  const next = month === 12 ? `${year! + 1}-01-01` : `${year}-${String(month! + 1).padStart(2, "0")}-01`;
  expect(await summary()).toEqual({
    month: today.slice(0, 7),
    licenceCents: 9_900,
    clicks: 3,
    clicksCents: 135,
    vatCents: 2_208,
    totalCents: 12_243,
    invoicedOn: next,
    pausedSince: null,
    missing: [],
    blocked: [],
    invoices: 0,
  });
  const since = new Date("2026-11-10T08:00:00Z");
  await api.db.updateTable("contracts").set({ premium_paused_at: since }).where("space_id", "=", space.id).execute();
  await agree(api.db, space.id, { licenceCents: 9_900, endsOn: "2026-01-31" });
  await api.db.updateTable("spaces").set({ sdi: null }).where("id", "=", space.id).execute();
  expect(await summary()).toMatchObject({
    licenceCents: 0,
    totalCents: 165,
    pausedSince: since.toISOString(),
    missing: ["sdiMissing"],
  });
});

test("invoices in the back office → administrators can filter them by every column, and read any", async () => {
  const [cheap, dear] = [await anInvoice(api.db, 111), await anInvoice(api.db, 999_999)];
  await api.db.updateTable("spaces").set({ name: "Àncora Logistica" }).where("id", "=", dear.space.id).execute();
  await setPayment(api.db, cheap, { status: "failed", failure: "card_declined" });
  const find = async (filters: object[], sort = "created:desc") =>
    (await admin.adminInvoice.search({ body: { filters, sort } as never }))!.content.map(({ id }) => id);
  expect(await find([{ f: "space", v: "ancora", mm: "sw" }])).toEqual([dear.id]);
  expect(await find([{ f: "spaceId", v: cheap.space.id }])).toEqual([cheap.id]);
  expect(await find([{ f: "state", v: "failed" }])).toEqual([cheap.id]);
  expect(await find([{ f: "number", v: `2026/${dear.number}` }])).toEqual([dear.id]);
  expect(await find([{ f: "totalCents", v: 1_000_000, mm: "gt" }])).toEqual([dear.id]);
  expect(await find([{ f: "openCents", v: cheap.total_cents }])).toEqual([cheap.id]);
  expect(await find([{ f: "period", v: "2026-09" }])).toEqual([]);
  const both = [
    { f: "period", v: "2026-10" },
    { f: "spaceId", v: [cheap.space.id, dear.space.id] },
    { f: "issuedOn", v: "2026-10-31T23:00:00.000Z", mm: "gte" },
    { f: "kind", v: "invoice" },
    { f: "sdi", v: "toSend" },
    { f: "enabled", v: true },
  ];
  expect(await find(both, "totalCents:asc")).toEqual([cheap.id, dear.id]);
  expect(await find(both, "state:asc")).toEqual([dear.id, cheap.id]);
  expect(await admin.adminInvoices.read(one(dear))).toMatchObject({
    space: { id: dear.space.id, name: "Àncora Logistica" },
    buyer: "Lanterna Software S.p.A.",
    progressive: expect.stringMatching(/^[0-9A-Z]{5}$/),
    enabled: true,
    note: null,
    disputed: null,
    version: 1,
    lines: [{ netCents: 999_999 }],
  });
});

test("state and note of an issued invoice → can change; its content → cannot be changed or deleted", async () => {
  const invoice = await anInvoice(api.db);
  const change = (body: object) => admin.adminInvoices.change({ ...one(invoice), body: body as never });
  expect(await change({ version: 1, sdi: "sent", note: "Inviata a mano" })).toMatchObject({
    sdi: "sent",
    note: "Inviata a mano",
    version: 2,
  });
  expect(await problemOf(change({ version: 1, sdi: "delivered" }))).toMatchObject({
    code: "invoice.changedMeanwhile",
    params: { version: 2 },
  });
  expect(await codeOf(change({ version: 2, netCents: 1 }))).toBe("request.invalid");
  expect(await change({ version: 2, note: null })).toMatchObject({ note: null, sdi: "sent", version: 3 });
  expect(await change({ version: 3, sdi: "sent" })).toMatchObject({ version: 3 });
  expect(await codeOf(admin.adminInvoices.remove(one(invoice), asked))).toBe("invoice.issued");
  expect(await codeOf(admin.adminInvoices.remove(one(invoice.space), asked))).toBe("invoice.notFound");
  const { db } = api;
  for (const byHand of [
    db.updateTable("invoice_lines").set({ quantity: 2 }).where("invoice_id", "=", invoice.id),
    db.updateTable("invoices").set({ number: 999 }).where("id", "=", invoice.id),
    db.updateTable("invoices").set({ issued_on: "2026-11-02" }).where("id", "=", invoice.id),
    db.deleteFrom("invoices").where("id", "=", invoice.id),
  ])
    await expect(byHand.execute()).rejects.toThrow(/cannot be changed/);

  expect(await admin.adminInvoices.enable({ params: { id: invoice.id, flag: "false" } }, asked)).toMatchObject({
    enabled: false,
    version: 4,
  });
  expect(await admin.adminInvoices.enable({ params: { id: invoice.id, flag: "false" } }, asked)).toMatchObject({
    version: 4,
  });
  await setPayment(api.db, invoice, { status: "failed", failure: "card_declined" });
  const history = (await admin.adminInvoices.history(one(invoice)))!;
  expect(history.map(({ by, why }) => [by, why])).toEqual([
    [null, "invoice issued"],
    [null, "invoice issued"],
    ["Giulia Ferraris", "invoice changed"],
    ["Giulia Ferraris", "invoice changed"],
    ["Giulia Ferraris", "Richiesta 4471 · invoice not collected"],
    [null, null],
  ]);
  expect(history.at(-1)).toMatchObject({ after: { status: "failed", failure: "card_declined" } });
  expect(await codeOf(admin.adminInvoices.history(one(invoice.space)))).toBe("invoice.notFound");
});
