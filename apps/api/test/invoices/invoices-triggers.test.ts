import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import {
  aBuyer,
  aSponsoredPost,
  hands,
  invoicesOf,
  paymentOf,
  sellerSettings,
  setPayment,
  spend,
  startBilling,
  takeJobs,
} from "../support/invoices-world.ts";

const why = { reason: "Richiesta 4471" };

let api: TestApi;
let admin: ApiClient;
beforeAll(async () => {
  api = await startBilling();
  admin = await api.as((await aUser(api.db, { admin: true })).id);
});
afterAll(() => api.stop());

test("administrator triggers an invoicing step for a past month and a Space → one job, even when repeated", async () => {
  const space = await aBuyer(api.db, { licenceCents: 4_000, startsOn: "2025-03-01", endsOn: "2025-03-31" });
  const post = await aSponsoredPost(api.db, space.id, { since: "2025-03-01" });
  await spend(api.db, post.id, "2025-03-03", [45]);
  const body = { month: "2025-03", spaceId: space.id } as never;
  const asked = { month: "2025-03", spaces: 1, run: expect.any(String) };
  for (let times = 0; times < 2; times++) {
    expect(await admin.adminInvoices.triggerInstances({ body })).toEqual(asked);
    expect(await admin.adminInvoices.trigger({ body })).toEqual(asked);
    expect(await admin.adminInvoices.triggerPayment({ body })).toEqual({ ...asked, spaces: 0 });
  }
  const of = { spaceId: space.id, month: "2025-03", runId: expect.any(String) };
  const closing = await takeJobs(api.db, "invoices.close");
  const issuing = await takeJobs(api.db, "invoices.issue");
  expect(closing).toEqual([of]);
  expect(issuing).toEqual([of]);
  const worker = hands({ db: api.db, jobs: api.jobs });
  await worker.run("invoices.close", closing[0]!);
  await worker.run("invoices.issue", issuing[0]!);
  const [invoice] = await invoicesOf(api.db, space.id);
  expect(invoice).toMatchObject({ net_cents: 4_045, period: "2025-03-01" });
  expect(await admin.adminInvoices.trigger({ body })).toEqual({ ...asked, spaces: 0 });

  const payment = await paymentOf(api.db, invoice!.id);
  expect(await admin.adminInvoices.triggerPayment({ body })).toEqual(asked);
  expect(await takeJobs(api.db, "collecting.collect")).toEqual([{ paymentId: payment.id, runId: expect.any(String) }]);
  for (const columns of [{ status: "processing" }, { status: "paid", captured_cents: payment.amount_cents }]) {
    await setPayment(api.db, invoice!, columns);
    expect(await admin.adminInvoices.triggerPayment({ body })).toEqual({ ...asked, spaces: 0 });
  }
  await setPayment(api.db, invoice!, {
    status: "failed",
    captured_cents: 0,
    next_try_at: new Date(Date.now() + 86_400_000),
  });
  expect(await admin.adminInvoices.triggerPayment({ body })).toEqual({ ...asked, spaces: 0 });
  await setPayment(api.db, invoice!, { next_try_at: new Date(Date.now() - 1_000) });
  expect(await admin.adminInvoices.triggerPayment({ body })).toEqual(asked);
  await admin.adminInvoices.enable({ params: { id: invoice!.id, flag: "false" } }, why);
  expect(await admin.adminInvoices.triggerPayment({ body })).toEqual({ ...asked, spaces: 0 });
});

test("invoicing step triggered without a month → the previous month; for an unfinished month or by an owner → refused", async () => {
  const rome = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome", dateStyle: "short" });
  const [year, month] = rome.format(new Date()).split("-").map(Number);
  const named = (at: number) => new Date(Date.UTC(year!, month! - 1 + at, 1)).toISOString().slice(0, 7);
  const owner = await api.as((await aBuyer(api.db)).userId);
  for (const step of ["triggerInstances", "trigger", "triggerPayment"] as const) {
    expect(await admin.adminInvoices[step]({ body: {} })).toMatchObject({ month: named(-1) });
    for (const at of [0, 1])
      expect(await codeOf(admin.adminInvoices[step]({ body: { month: named(at) } }))).toBe("invoice.monthNotOver");
    expect(await codeOf(admin.adminInvoices[step]({ body: { month: "2026-13" } }))).toBe("request.invalid");
    expect(await codeOf(owner.adminInvoices[step]({ body: { month: "2025-01" } }))).toBe("access.denied");
  }
  expect(await takeJobs(api.db, "invoices.issue")).not.toContainEqual(expect.objectContaining({ month: "2025-01" }));
});

test("invoicing step triggered without a configured seller → refused", async () => {
  const none = Object.fromEntries(Object.keys(sellerSettings).map((name) => [name, undefined]));
  const bare = await startApi({ database: api.database, ...none });
  try {
    const client = await bare.as((await aUser(api.db, { admin: true })).id);
    expect(await codeOf(client.adminInvoices.trigger({ body: { month: "2025-03" } }))).toBe("invoice.sellerMissing");
  } finally {
    await bare.stop();
  }
});
