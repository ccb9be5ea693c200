import { PaymentsUnavailable } from "@orbita/platform";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aDebtor, atProvider, books, startCollecting, type CollectingWorld, type Debtor } from "./collecting-world.ts";

let world: CollectingWorld;
beforeAll(async () => void (world = await startCollecting()));
afterAll(() => world.stop());
beforeEach(async () => {
  await world.untilHeard();
  await world.stripe.setHabits({});
  await world.stripe.mend();
});

/** The total of each invoice in cents: 99 euros plus VAT. */
const total = 12_078;

describe("faults while payments are collected", () => {
  const paidOnce = async (debtor: Debtor) => {
    expect(await debtor.payment()).toMatchObject({ status: "paid", captured_cents: total, attempt_key: null });
    const { intents, paidCents } = await atProvider(world, debtor);
    expect(intents).toHaveLength(1);
    expect(paidCents).toEqual([total]);
  };
  /** The provider's events about the intent and the charges of a payment. */
  const eventsOf = async (debtor: Debtor) => {
    const { provider_id } = await debtor.payment();
    const { events } = await world.stripe.state();
    return events.filter((event) => JSON.stringify(event).includes(provider_id!));
  };
  const reconcile = (minutes: number) => world.worker(world.after(0, minutes)).routine("collecting.reconcile");

  test("the payment provider's responses to a charge are lost → one charge", async () => {
    const { stripe } = world;
    const debtor = await aDebtor(world);
    await stripe.setHabits({ loseRate: 1 });
    await stripe.break({ kind: "drop_after", times: 10, match: "confirm" });
    await expect(world.collect(debtor.id)).rejects.toThrow(PaymentsUnavailable);
    expect(await debtor.payment()).toMatchObject({ status: "processing", attempts: 1 });
    await stripe.mend();
    await reconcile(1);
    expect(await debtor.payment()).toMatchObject({ status: "processing" });
    await reconcile(16);
    await paidOnce(debtor);
    expect((await debtor.payment()).attempts).toBe(1);
  });

  test.each(["before", "after"] as const)("a worker crashes %s the bank is called → one charge", async (when) => {
    const debtor = await aDebtor(world);
    await world.kill(debtor, "confirmIntent", when);
    // A retry right after the crash does nothing, because the first worker may still be running.
    await world.collect(debtor.id);
    expect((await atProvider(world, debtor)).paidCents).toHaveLength(when === "after" ? 1 : 0);
    await world.collect(debtor.id, world.after(0, 3));
    await paidOnce(debtor);
    expect((await debtor.payment()).attempts).toBe(1);
  });

  test("a worker crashes before it stores the id of a new payment intent → the intent is found and reused", async () => {
    const debtor = await aDebtor(world);
    await world.kill(debtor, "createIntent", "after");
    expect((await debtor.payment()).provider_id).toBeNull();
    await world.stripe.calls();
    await reconcile(16);
    await paidOnce(debtor);
    const calls = await world.stripe.calls();
    expect(calls.filter((line) => /^POST \S*\/payment_intents(\?|\s|$)/.test(line))).toEqual([]);
  });

  test("the provider's response about a declined card is lost → one notification and no second charge", async () => {
    const debtor = await aDebtor(world, { number: "4000000000000341" });
    await world.kill(debtor, "confirmIntent", "before");
    await world.stripe.break({ kind: "drop_after", times: 10, match: "confirm" });
    await reconcile(3);
    await world.stripe.mend();
    await world.untilHeard(world.after(0, 4));
    expect(await debtor.payment()).toMatchObject({ status: "processing" });
    await reconcile(16);
    expect(await debtor.payment()).toMatchObject({ status: "failed", failure: "generic_decline", attempts: 1 });
    expect(await debtor.told("payment.failed")).toHaveLength(1);
    expect((await atProvider(world, debtor)).charges).toHaveLength(1);
  });

  test("an idempotency key that the provider has dropped → not sent again; the worker reads the payment's state instead", async () => {
    const debtor = await aDebtor(world);
    await world.kill(debtor, "confirmIntent", "before");
    await world.stripe.calls();
    await world.worker(world.after(1, 5)).routine("collecting.reconcile");
    expect(await world.stripe.calls()).not.toContainEqual(expect.stringContaining("confirm"));
    expect(await debtor.payment()).toMatchObject({ status: "failed", failure: "processing_error", attempts: 1 });
    await world.morning(3);
    await paidOnce(debtor);
    expect((await debtor.payment()).attempts).toBe(2);

    const other = await aDebtor(world);
    await world.kill(other, "confirmIntent", "after");
    await world.worker(world.after(1, 5)).routine("collecting.reconcile");
    await paidOnce(other);
    expect(await other.told("payment.failed")).toEqual([]);
  });

  test("payment webhooks are lost, duplicated or reordered → each invoice is paid once", async () => {
    const { stripe } = world;
    const [lost, doubled] = [await aDebtor(world), await aDebtor(world)];
    await stripe.setHabits({ loseRate: 1 });
    await world.kill(lost, "confirmIntent", "after");
    await reconcile(16);
    await paidOnce(lost);
    await stripe.setHabits({});
    await world.kill(doubled, "confirmIntent", "after");
    const ids = (await eventsOf(doubled)).map(({ id }) => id);
    await stripe.resend({ order: "reversed", times: 3, ids });
    await world.untilHeard(world.after(0, 1));
    // The webhooks alone record the payment, although the worker has crashed.
    await paidOnce(doubled);
    const { version } = await doubled.payment();
    await stripe.resend({ order: "shuffled", times: 2, ids });
    await world.untilHeard(world.after(0, 2));
    expect((await doubled.payment()).version).toBe(version);
  });

  test("a worker writes a payment state that is outdated → the newer state is not overwritten", async () => {
    const { stripe } = world;
    const debtor = await aDebtor(world, { number: "4000002760003184" });
    const { client } = debtor;
    await client.collecting.execute({ body: { paymentIntent: debtor.id } }, { idempotencyKey: `slow-${debtor.id}` });
    const { provider_id: intentId, status } = await debtor.payment();
    expect(status).toBe("requiresAction");
    const late = world.slow(async () => {
      await stripe.authenticate(intentId!, "fail");
      await client.collecting.settle({ params: { id: debtor.id } });
    });
    await late.run("payments.changed", { intentId });
    expect(await debtor.payment()).toMatchObject({ status: "failed" });
  });

  test("eight workers collect one payment at once → one charge", async () => {
    const debtor = await aDebtor(world);
    await Promise.all(Array.from({ length: 8 }, () => world.collect(debtor.id)));
    await paidOnce(debtor);
    expect((await debtor.payment()).attempts).toBe(1);
    const late = await aDebtor(world);
    await world.kill(late, "confirmIntent", "before");
    // All workers find the unfinished attempt and finish it with the same idempotency key.
    await Promise.allSettled(Array.from({ length: 8 }, () => world.collect(late.id, world.after(0, 3))));
    await reconcile(16);
    await paidOnce(late);
  });

  test("the payment provider is unavailable → no charge and no notification, and the collection continues later", async () => {
    const debtor = await aDebtor(world);
    await world.stripe.break({ kind: "error", times: 20, match: "payment_intents" });
    await expect(world.collect(debtor.id)).rejects.toThrow(PaymentsUnavailable);
    await world.stripe.mend();
    expect(await debtor.told("payment.failed")).toEqual([]);
    await reconcile(16);
    await paidOnce(debtor);
  });

  test("the payment provider reports a dispute → recorded on the payment", async () => {
    const debtor = await aDebtor(world);
    await world.collect(debtor.id);
    await world.stripe.dispute((await debtor.payment()).provider_id!);
    await world.untilHeard(world.after(1));
    expect(await debtor.payment()).toMatchObject({ status: "paid", disputed_at: world.after(1) });
  });
});

test("books after all collection faults → invoices less credits equal captured less refunded plus open amounts", async () => {
  const { invoiced, credited, kept, open } = await books(world);
  expect(invoiced).toBeGreaterThan(0);
  expect(kept + open).toBe(invoiced - credited);
});
