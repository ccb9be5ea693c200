import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  anAdminClient,
  aDebtor,
  atProvider,
  books,
  startCollecting,
  type CollectingWorld,
  type Debtor,
} from "./collecting-world.ts";
import type { ApiClient } from "../support/harness.ts";
import { addCard } from "../support/payments-world.ts";

let world: CollectingWorld;
let admin: ApiClient;
beforeAll(async () => {
  world = await startCollecting();
  admin = await anAdminClient(world);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.untilHeard();
  await world.stripe.mend();
});

const total = 12_078;
/** Credits a net amount (without VAT) of the invoice; null credits the whole rest. */
const credit = async ({ invoice }: Debtor, netCents: number | null = null) =>
  (await admin.adminInvoices.credit(
    { params: { id: invoice.id }, body: { netCents, reason: "Errore nostro" } },
    { idempotencyKey: randomUUIDv7() },
  ))!;
async function aPaid(): Promise<Debtor> {
  const debtor = await aDebtor(world);
  await world.collect(debtor.id);
  expect(await debtor.payment()).toMatchObject({ status: "paid" });
  return debtor;
}
const refundsOf = ({ id }: Debtor) =>
  world.api.db.selectFrom("payment_refunds").selectAll().where("payment_id", "=", id).orderBy("id").execute();

describe("refunds of paid invoices", () => {
  test("the refund job of a credit note runs repeatedly → one refund", async () => {
    const debtor = await aPaid();
    const note = await credit(debtor);
    const again = { creditNoteId: note.id };
    await Promise.all(Array.from({ length: 4 }, () => world.worker().run("collecting.credited", again)));
    await world.work();
    await world.worker(world.after(2)).routine("collecting.reconcile");
    await world.untilHeard();
    expect((await atProvider(world, debtor)).refunds).toEqual([total]);
    expect(await refundsOf(debtor)).toMatchObject([{ amount_cents: total, done_at: expect.any(Date), failure: null }]);
    expect(await debtor.payment()).toMatchObject({ status: "paid", captured_cents: total, refunded_cents: total });
  });

  test("partial credits on a paid invoice → refunds that add up to the cent", async () => {
    const debtor = await aPaid();
    for (const net of [33, 1_111, 4_000, null]) await credit(debtor, net);
    await world.work();
    await world.untilHeard();
    const { refunds } = await atProvider(world, debtor);
    expect(refunds).toHaveLength(4);
    expect(refunds.reduce((sum, cents) => sum + cents, 0)).toBe(total);
    expect((await debtor.payment()).refunded_cents).toBe(total);
  });

  test("a worker crashes before or after a refund and is retried at once or days later → one refund", async () => {
    for (const [when, days] of [
      ["before", 0],
      ["after", 0],
      ["before", 2],
      ["after", 2],
    ] as const) {
      const debtor = await aPaid();
      const { id } = await credit(debtor, 5_000);
      await world.take("collecting.credited");
      const dying = world.dying("refund", when).run("collecting.credited", { creditNoteId: id });
      await expect(dying).rejects.toThrow("killed");
      // Some days later the provider has dropped the idempotency key, so a repeated request would refund again.
      if (days > 0) await world.stripe.setClock(world.after(days));
      await world.worker(world.after(days, 16)).routine("collecting.reconcile");
      await world.stripe.setClock(null);
      expect((await atProvider(world, debtor)).refunds).toEqual([6_100]);
      expect(await refundsOf(debtor)).toMatchObject([{ done_at: world.after(days, 16) }]);
      expect((await debtor.payment()).refunded_cents).toBe(6_100);
    }
  });

  test("a refund fails → the reason is stored, and the refund is retried", async () => {
    const debtor = await aPaid();
    const { provider_id } = await debtor.payment();
    await credit(debtor, 5_000);
    const rename = (name: string) =>
      world.api.db.updateTable("payments").set({ provider_id: name }).where("id", "=", debtor.id).execute();
    await rename("pi_of_nobody");
    await world.work();
    expect(await refundsOf(debtor)).toMatchObject([{ done_at: null, failure: "resource_missing" }]);
    await rename(provider_id!);
    // The provider repeats its answer for an idempotency key until it drops the key.
    const next = world.after(1, 30);
    await world.stripe.setClock(next);
    await world.worker(next).routine("collecting.reconcile");
    await world.stripe.setClock(null);
    expect(await refundsOf(debtor)).toMatchObject([{ done_at: next, failure: null }]);
    expect((await atProvider(world, debtor)).refunds).toEqual([6_100]);
  });
});

describe("credit notes on unpaid invoices", () => {
  test("partial credit on an unpaid invoice, before or after the first attempt → only the rest is charged", async () => {
    const early = await aDebtor(world);
    await credit(early, 900);
    await world.work();
    await world.collect(early.id);
    expect((await atProvider(world, early)).paidCents).toEqual([10_980]);
    expect(await early.payment()).toMatchObject({ status: "paid", amount_cents: 10_980, captured_cents: 10_980 });

    const late = await aDebtor(world, { number: "4000000000000341" });
    await world.collect(late.id);
    await credit(late, 900);
    await world.work();
    expect((await atProvider(world, late)).intents).toMatchObject([{ amount: 10_980 }]);
  });

  test("a partial credit that has not reached the provider yet → the next attempt charges only the rest", async () => {
    const debtor = await aDebtor(world, { number: "4000000000000341" });
    await world.collect(debtor.id);
    await credit(debtor, 900);
    await world.take("collecting.credited");
    const { method } = await addCard(world, debtor.client, { spaceId: debtor.spaceId });
    await debtor.client.payments.changeMethod({ params: { id: method.id }, body: { isDefault: true } });
    await world.morning(3);
    expect((await atProvider(world, debtor)).paidCents).toEqual([10_980]);
  });

  test("a full credit on an unpaid invoice → the payment intent is cancelled, and sponsoring resumes", async () => {
    const debtor = await aDebtor(world, { number: "4000000000000341" });
    for (const day of [0, 4, 9, 18]) await world.morning(day);
    expect(await debtor.told("payment.paused")).toEqual([{ resumed: "false" }]);
    await credit(debtor);
    await world.work(world.after(19));
    await world.untilHeard(world.after(19));
    expect(await debtor.payment()).toMatchObject({ status: "canceled", amount_cents: 0, captured_cents: 0 });
    expect((await atProvider(world, debtor)).intents).toMatchObject([{ status: "canceled" }]);
    expect(await debtor.told("payment.paused")).toEqual([{ resumed: "false" }, { resumed: "true" }]);
  });

  test.each([[900], [null]])(
    "credit of %s cents (null: all) while the owner pays in the provider's form → the excess is refunded",
    async (net) => {
      const debtor = await aDebtor(world);
      const { clientSecret } = (await debtor.client.collecting.intendForSpace({
        params: { id: debtor.spaceId },
        body: { invoice: debtor.invoice.id },
      }))!;
      await credit(debtor, net);
      await world.stripe.confirmPayment(clientSecret!, { number: "4242424242424242" });
      await world.untilHeard();
      await world.work();
      const { paidCents, refunds } = await atProvider(world, debtor);
      expect(paidCents).toEqual([total]);
      expect(refunds).toEqual([net === null ? total : 1_098]);
      expect(await debtor.payment()).toMatchObject({
        captured_cents: total,
        refunded_cents: net === null ? total : 1_098,
      });
    },
  );
});

test("books after all refunds → invoices less credits equal captured less refunded plus open amounts", async () => {
  const { invoiced, credited, kept, open } = await books(world);
  expect(invoiced).toBeGreaterThan(0);
  expect(kept + open).toBe(invoiced - credited);
});
