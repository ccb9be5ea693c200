import { PaymentsUnavailable } from "@orbita/platform";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aDebtor, atProvider, books, startCollecting, type Collecting, type Debtor } from "./collecting-world.ts";

let world: Collecting;
beforeAll(async () => void (world = await startCollecting()));
afterAll(() => world.stop());
beforeEach(async () => {
  await world.untilHeard();
  await world.stripe.setHabits({});
  await world.stripe.mend();
});

/** 99 euros and VAT. */
const total = 12_078;

describe("when something goes wrong on the way", () => {
  const paidOnce = async (debtor: Debtor) => {
    expect(await debtor.payment()).toMatchObject({ status: "paid", captured_cents: total, attempt_key: null });
    const { intents, paidCents } = await atProvider(world, debtor);
    expect(intents).toHaveLength(1);
    expect(paidCents).toEqual([total]);
  };
  /** What was said of its intent, and of its charges. */
  const eventsOf = async (debtor: Debtor) => {
    const { provider_id } = await debtor.payment();
    const { events } = await world.stripe.state();
    return events.filter((event) => JSON.stringify(event).includes(provider_id!));
  };
  const reconcile = (minutes: number) => world.worker(world.after(0, minutes)).routine("collecting.reconcile");

  test("the answer is lost after the charge, and again: one charge", async () => {
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

  test.each(["before", "after"] as const)("a worker dies %s the bank is asked: one charge", async (when) => {
    const debtor = await aDebtor(world);
    await world.kill(debtor, "confirmIntent", when);
    // Tried again at once, it waits: whoever began may still be at it.
    await world.collect(debtor.id);
    expect((await atProvider(world, debtor)).paidCents).toHaveLength(when === "after" ? 1 : 0);
    await world.collect(debtor.id, world.after(0, 3));
    await paidOnce(debtor);
    expect((await debtor.payment()).attempts).toBe(1);
  });

  test("a worker dies after the intent was made and before its name was kept: it is found", async () => {
    const debtor = await aDebtor(world);
    await world.kill(debtor, "createIntent", "after");
    expect((await debtor.payment()).provider_id).toBeNull();
    await world.stripe.calls();
    await reconcile(16);
    await paidOnce(debtor);
    const calls = await world.stripe.calls();
    expect(calls.filter((line) => /^POST \S*\/payment_intents(\?|\s|$)/.test(line))).toEqual([]);
  });

  test("a card that said no, and nobody heard it: told once, and not asked twice", async () => {
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

  test("a key that the provider forgot is never sent again: it is asked what became of it", async () => {
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

  test("webhooks that are lost, doubled and turned round say the same", async () => {
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
    // The webhook alone is enough.
    await paidOnce(doubled);
    const { version } = await doubled.payment();
    await stripe.resend({ order: "shuffled", times: 2, ids });
    await world.untilHeard(world.after(0, 2));
    expect((await doubled.payment()).version).toBe(version);
  });

  test("who looked before and writes after does not bring back what was", async () => {
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

  test("eight workers at once: one attempt, one charge", async () => {
    const debtor = await aDebtor(world);
    await Promise.all(Array.from({ length: 8 }, () => world.collect(debtor.id)));
    await paidOnce(debtor);
    expect((await debtor.payment()).attempts).toBe(1);
    const late = await aDebtor(world);
    await world.kill(late, "confirmIntent", "before");
    // All of them find the attempt that nobody ended, and end it under the same key.
    await Promise.allSettled(Array.from({ length: 8 }, () => world.collect(late.id, world.after(0, 3))));
    await reconcile(16);
    await paidOnce(late);
  });

  test("the provider does not answer at all: nothing is charged, nobody is told, and it goes on", async () => {
    const debtor = await aDebtor(world);
    await world.stripe.break({ kind: "error", times: 20, match: "payment_intents" });
    await expect(world.collect(debtor.id)).rejects.toThrow(PaymentsUnavailable);
    await world.stripe.mend();
    expect(await debtor.told("payment.failed")).toEqual([]);
    await reconcile(16);
    await paidOnce(debtor);
  });

  test("a dispute is noted", async () => {
    const debtor = await aDebtor(world);
    await world.collect(debtor.id);
    await world.stripe.dispute((await debtor.payment()).provider_id!);
    await world.untilHeard(world.after(1));
    expect(await debtor.payment()).toMatchObject({ status: "paid", disputed_at: world.after(1) });
  });
});

test("after all this the books add up, to the cent", async () => {
  const { invoiced, credited, kept, open } = await books(world);
  expect(invoiced).toBeGreaterThan(0);
  expect(kept + open).toBe(invoiced - credited);
});
