import { randomUUIDv7 } from "node:crypto";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, problemOf, type ApiClient, type TestApi } from "../support/harness.ts";
import { anInvoice, invoicesOf, linesOf, paymentOf, startBilling, takeJobs } from "../support/invoices-world.ts";

let api: TestApi;
let admin: ApiClient;
beforeAll(async () => {
  api = await startBilling();
  admin = await api.as((await aUser(api.db, { admin: true })).id);
});
afterAll(() => api.stop());

const one = ({ id }: { id: string }) => ({ params: { id } });
/** Credits an amount of the invoice. Each call has its own idempotency key, so two calls with the same body are two credits. */
const credit = (invoice: { id: string }, netCents: number | null, idempotencyKey: string = randomUUIDv7()) =>
  admin.adminInvoices.credit(
    { ...one(invoice), body: { netCents, reason: "Clic contati due volte" } },
    { idempotencyKey },
  );
const pay = (invoice: { id: string; total_cents: number }) =>
  api.db
    .updateTable("payments")
    .set({ status: "paid", captured_cents: invoice.total_cents, paid_at: new Date(), next_try_at: null })
    .where("invoice_id", "=", invoice.id)
    .execute();
const read = (invoice: { id: string }) => admin.adminInvoices.read(one(invoice));

test("credit notes on an unpaid invoice → reduce the amount due with its VAT; a full credit → cancels the payment", async () => {
  // The VAT of this net amount must be rounded: 22 % of 10,003 cents is 2,200.66.
  const invoice = await anInvoice(api.db, 10_003);
  const first = (await credit(invoice, 3_334))!;
  expect(first).toMatchObject({
    kind: "creditNote",
    state: "issued",
    netCents: 3_334,
    vatCents: 733,
    totalCents: 4_067,
    of: { id: invoice.id, number: `2026/${invoice.number}` },
    reason: "Clic contati due volte",
    period: "2026-10",
    buyer: "Lanterna Software S.p.A.",
    openCents: 0,
    sdi: "toSend",
  });
  // The invoice contains the credited amount with and without VAT, and recipient and seller as on the printed document.
  expect(await read(invoice)).toMatchObject({
    creditedNetCents: 3_334,
    creditedCents: 4_067,
    to: { name: "Lanterna Software S.p.A.", sdi: expect.stringMatching(/./) },
    seller: { vat: expect.stringMatching(/^\d{11}$/) },
  });
  // Credit notes and invoices share one sequence of numbers per year of issue.
  expect(first.number).toBe(`${first.issuedOn.slice(0, 4)}/${first.issuedOn < "2027" ? invoice.number + 1 : 1}`);
  expect(first.lines).toMatchObject([
    {
      kind: "credit",
      quantity: 1,
      netCents: 3_334,
      description: `Storno della fattura 2026/${invoice.number} del 1/11/2026: Clic contati due volte`,
    },
  ]);
  expect(await read(invoice)).toMatchObject({ state: "due", creditedCents: 4_067, openCents: 12_204 - 4_067 });
  expect(await paymentOf(api.db, invoice.id)).toMatchObject({ status: "due", amount_cents: 12_204 - 4_067 });

  const second = (await credit(invoice, null))!;
  expect(second).toMatchObject({ netCents: 6_669, vatCents: 2_201 - 733 });
  expect(await read(invoice)).toMatchObject({ state: "credited", creditedCents: 12_204, openCents: 0, nextTry: null });
  expect(await paymentOf(api.db, invoice.id)).toMatchObject({ status: "canceled", amount_cents: 0, next_try_at: null });
  const sent = await takeJobs(api.db, "collecting.credited");
  expect(new Set(sent.map(({ creditNoteId }) => creditNoteId))).toEqual(new Set([first.id, second.id]));
  expect(await api.db.selectFrom("payment_refunds").selectAll().execute()).toEqual([]);

  const owner = await api.as(invoice.space.userId);
  const listed = (await owner.invoices.list({ params: { space: invoice.space.id } }))!;
  expect(listed.map(({ id, kind, state }) => [id, kind, state])).toEqual([
    [second.id, "creditNote", "issued"],
    [first.id, "creditNote", "issued"],
    [invoice.id, "invoice", "credited"],
  ]);
});

test('credit notes on a paid invoice → refunded; the invoice is "credited" once the refund is done', async () => {
  const invoice = await anInvoice(api.db, 5_000);
  await pay(invoice);
  const note = (await credit(invoice, 1_000))!;
  const payment = await paymentOf(api.db, invoice.id);
  expect(payment).toMatchObject({ status: "paid", amount_cents: 6_100, captured_cents: 6_100 });
  const refunds = () => api.db.selectFrom("payment_refunds").selectAll().where("payment_id", "=", payment.id).execute();
  expect(await refunds()).toMatchObject([{ credit_note_id: note.id, amount_cents: 1_220, done_at: null }]);
  await credit(invoice, null);
  expect((await refunds()).reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(6_100);
  expect(await read(invoice)).toMatchObject({ state: "paid", openCents: 0 });
  await api.db.updateTable("payments").set({ refunded_cents: 6_100 }).where("id", "=", payment.id).execute();
  expect(await read(invoice)).toMatchObject({ state: "credited", creditedCents: 6_100 });
});

test("credit notes before and after the payment → the reduction and the refunds add up to the credit notes", async () => {
  const invoice = await anInvoice(api.db, 1_003);
  const before = (await credit(invoice, 1))!;
  const { amount_cents } = await paymentOf(api.db, invoice.id);
  expect(amount_cents).toBe(invoice.total_cents - before.totalCents);
  await pay({ ...invoice, total_cents: amount_cents });
  await credit(invoice, 501);
  await credit(invoice, null);
  const { id } = await paymentOf(api.db, invoice.id);
  const refunds = await api.db.selectFrom("payment_refunds").selectAll().where("payment_id", "=", id).execute();
  expect(refunds.reduce((sum, refund) => sum + refund.amount_cents, 0)).toBe(amount_cents);
  const notes = (await invoicesOf(api.db, invoice.space.id)).filter(({ kind }) => kind === "creditNote");
  expect(notes.reduce((sum, note) => sum + note.vat_cents, 0)).toBe(invoice.vat_cents);
  expect(notes.reduce((sum, note) => sum + note.total_cents, 0)).toBe(invoice.total_cents);
});

test("credit above the rest, of a credit note, during a payment, of an unknown invoice or without a reason → refused", async () => {
  const invoice = await anInvoice(api.db, 1_000);
  expect(await problemOf(credit(invoice, 1_001))).toMatchObject({
    code: "invoice.creditTooLarge",
    params: { maxCents: 1_000 },
  });
  const payment = (columns: object) =>
    api.db.updateTable("payments").set(columns).where("invoice_id", "=", invoice.id).execute();
  await payment({ status: "processing" });
  expect(await codeOf(credit(invoice, 1))).toBe("invoice.beingPaid");
  await payment({ status: "due", attempt_key: "asked" });
  expect(await codeOf(credit(invoice, 1))).toBe("invoice.beingPaid");
  await payment({ attempt_key: null });
  const note = (await credit(invoice, 999))!;
  expect(await codeOf(credit(note, null))).toBe("invoice.isCredit");
  await credit(invoice, null);
  expect(await problemOf(credit(invoice, null))).toMatchObject({
    code: "invoice.creditTooLarge",
    params: { maxCents: 0 },
  });
  expect(await codeOf(credit(invoice.space, 1))).toBe("invoice.notFound");
  const none = admin.adminInvoices.credit({ ...one(invoice), body: { netCents: 1, reason: " x " } });
  expect(await codeOf(none)).toBe("request.invalid");
  expect(await linesOf(api.db, note.id)).toHaveLength(1);
});

test("concurrent credits that exceed the rest of an invoice → only as many as fit succeed", async () => {
  for (let round = 0; round < 5; round++) {
    const invoice = await anInvoice(api.db, 1_000);
    const codes = await Promise.all([credit(invoice, 600), credit(invoice, 600)].map(codeOf));
    expect(new Set(codes)).toEqual(new Set([null, "invoice.creditTooLarge"]));
    expect(await read(invoice)).toMatchObject({ creditedCents: 732 });
  }
  const invoice = await anInvoice(api.db, 1_000);
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(credit(invoice, 200))));
  expect(codes.filter((code) => code === null)).toHaveLength(5);
  expect(await read(invoice)).toMatchObject({ creditedCents: 1_220, state: "credited" });
  const years = await api.db.selectFrom("invoices").select(["year", "number"]).execute();
  for (const year of new Set(years.map((row) => row.year))) {
    const numbers = years.filter((row) => row.year === year).map(({ number }) => number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
  }
});

test("one credit request sent twice → one credit note", async () => {
  const invoice = await anInvoice(api.db, 1_000);
  const key = `credit-${invoice.id}`;
  const notes = [await credit(invoice, 100, key), await credit(invoice, 100, key)];
  expect(notes[1]!.id).toBe(notes[0]!.id);
  expect(await read(invoice)).toMatchObject({ creditedCents: 122 });
});
