import { randomUUIDv7 } from "node:crypto";
import { aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aDebtor, atProvider, books, startCollecting, type CollectingWorld, type Debtor } from "./collecting-world.ts";
import { codeOf, problemOf, startApi, type ApiClient } from "../support/harness.ts";
import { addCard } from "../support/payments-world.ts";

let world: CollectingWorld;
beforeAll(async () => void (world = await startCollecting()));
afterAll(() => world.stop());
beforeEach(async () => {
  await world.untilHeard();
  await world.stripe.mend();
});

const total = 12_078;
const intend = async (client: ApiClient, { spaceId, invoice }: Pick<Debtor, "spaceId" | "invoice">) =>
  (await client.collecting.intendForSpace({ params: { id: spaceId }, body: { invoice: invoice.id } }))!;
const execute = async (client: ApiClient, body: { paymentIntent: string; paymentMethod?: string }, key?: string) =>
  (await client.collecting.execute({ body }, { idempotencyKey: key ?? randomUUIDv7() }))!;
const settle = async (client: ApiClient, id: string) => (await client.collecting.settle({ params: { id } }))!;

describe("an owner pays an invoice", () => {
  test("an owner pays an invoice with the Space's default card → one charge, even if the collection routine runs later", async () => {
    const debtor = await aDebtor(world);
    const { client } = debtor;
    const intent = await intend(client, debtor);
    expect(intent).toMatchObject({
      id: debtor.id,
      invoice: { id: debtor.invoice.id, number: `${debtor.invoice.year}/${debtor.invoice.number}` },
      status: "due",
      amountCents: total,
      publishableKey: world.stripe.environment.STRIPE_PUBLISHABLE_KEY,
      failure: null,
    });
    expect(intent.clientSecret).toMatch(/_secret_/);
    const key = randomUUIDv7();
    const asked = { paymentIntent: debtor.id };
    expect(await execute(client, asked, key)).toMatchObject({ status: "paid", clientSecret: null });
    expect(await execute(client, asked, key)).toMatchObject({ status: "paid" });
    expect(await codeOf(execute(client, asked))).toBe("invoice.nothingToPay");
    expect(await codeOf(intend(client, debtor))).toBe("invoice.nothingToPay");
    await world.collect(debtor.id);
    await world.untilHeard();
    expect((await atProvider(world, debtor)).paidCents).toEqual([total]);
  });

  test("an owner pays an invoice several times while the collection routine runs → one charge", async () => {
    const debtor = await aDebtor(world);
    const { client } = debtor;
    const tries = Array.from({ length: 4 }, () => execute(client, { paymentIntent: debtor.id }));
    await Promise.allSettled([...tries, ...Array.from({ length: 4 }, () => world.collect(debtor.id))]);
    await world.untilHeard();
    expect(await debtor.payment()).toMatchObject({ status: "paid", captured_cents: total });
    const { intents, paidCents } = await atProvider(world, debtor);
    expect(intents).toHaveLength(1);
    expect(paidCents).toEqual([total]);
  });

  test("an owner pays an invoice with their own card → the provider charges the owner, not the Space", async () => {
    const debtor = await aDebtor(world, { number: "4000000000000341" });
    const { client } = debtor;
    await world.collect(debtor.id);
    const { method } = await addCard(world, client, {});
    const mine = (await client.collecting.intendForUser({ body: { invoice: debtor.invoice.id } }))!;
    expect(mine).toMatchObject({ id: debtor.id, status: "failed", failure: "generic_decline" });
    expect(await execute(client, { paymentIntent: debtor.id, paymentMethod: method.id })).toMatchObject({
      status: "paid",
      failure: null,
    });
    const { provider_id } = await world.api.db
      .selectFrom("payment_customers")
      .select("provider_id")
      .where("user_id", "=", debtor.userId)
      .executeTakeFirstOrThrow();
    expect((await atProvider(world, debtor)).paidBy).toEqual([provider_id]);
  });

  test("owner pays without naming a card → a card of the chosen payer is charged; the payer has no card → refused", async () => {
    const debtor = await aDebtor(world, { number: null });
    const { client } = debtor;
    expect(await codeOf(execute(client, { paymentIntent: debtor.id }))).toBe("payment.methodMissing");
    await addCard(world, client, {});
    await client.collecting.intendForUser({ body: { invoice: debtor.invoice.id } });
    expect(await execute(client, { paymentIntent: debtor.id })).toMatchObject({ status: "paid" });
  });

  test("an owner's payment is declined → the reason is returned, and the dates of the automatic attempts stay", async () => {
    const debtor = await aDebtor(world, { number: "4000000000000341" });
    const before = await debtor.payment();
    const problem = await problemOf(execute(debtor.client, { paymentIntent: debtor.id }));
    expect(problem).toMatchObject({ code: "payment.declined", params: { failure: "generic_decline" } });
    const after = await debtor.payment();
    expect(after).toMatchObject({ status: "failed", failure: "generic_decline", attempts: 1, first_try_at: null });
    expect(after.next_try_at).toEqual(before.next_try_at);
    // The owner saw the failure on the page, so no notification is sent.
    expect(await debtor.told("payment.failed")).toEqual([]);
    await world.collect(debtor.id);
    expect(await debtor.payment()).toMatchObject({ attempts: 2, first_try_at: world.begun });
  });
});

describe("payments for which the bank requires authentication", () => {
  test("the bank declines the automatic charge, then the owner authenticates → the same payment intent, one charge", async () => {
    const debtor = await aDebtor(world, { number: "4000002760003184" });
    const { client } = debtor;
    await world.collect(debtor.id);
    expect(await debtor.told("payment.failed")).toMatchObject([{ failure: "authentication_required" }]);
    const asked = await execute(client, { paymentIntent: debtor.id });
    expect(asked).toMatchObject({ status: "requiresAction" });
    const [intent] = (await atProvider(world, debtor)).intents;
    expect(asked.clientSecret).toBe(intent!.client_secret);
    await world.stripe.authenticate(intent!.id, "complete");
    // The page asks for the payment's state first; the webhook then reports the same state.
    expect(await settle(client, debtor.id)).toMatchObject({ status: "paid", clientSecret: null });
    await world.untilHeard();
    const { intents, paidCents } = await atProvider(world, debtor);
    expect(intents).toHaveLength(1);
    expect(paidCents).toEqual([total]);
  });

  test("the owner fails the bank's authentication → declined without a notification, and another attempt succeeds", async () => {
    const debtor = await aDebtor(world, { number: "4000002760003184" });
    const { client } = debtor;
    await execute(client, { paymentIntent: debtor.id });
    const [intent] = (await atProvider(world, debtor)).intents;
    await world.stripe.authenticate(intent!.id, "fail");
    await world.untilHeard();
    expect(await debtor.payment()).toMatchObject({
      status: "failed",
      failure: "payment_intent_authentication_failure",
    });
    expect(await debtor.told("payment.failed")).toEqual([]);
    await execute(client, { paymentIntent: debtor.id });
    await world.stripe.authenticate(intent!.id, "complete");
    expect(await settle(client, debtor.id)).toMatchObject({ status: "paid", failure: null });
  });

  test("the owner abandons the bank's authentication → the collection routine retries on the scheduled day", async () => {
    const debtor = await aDebtor(world, { number: "4000002500003155" });
    await execute(debtor.client, { paymentIntent: debtor.id });
    expect(await debtor.payment()).toMatchObject({ status: "requiresAction" });
    await world.morning(1);
    expect(await debtor.payment()).toMatchObject({ status: "paid", attempts: 2 });
    expect((await atProvider(world, debtor)).paidCents).toEqual([total]);
  });

  test("an owner pays in the provider's form and closes the page → the webhook records the payment", async () => {
    const debtor = await aDebtor(world, { number: "4000000000000341" });
    await world.collect(debtor.id);
    const { clientSecret } = await intend(debtor.client, debtor);
    await world.stripe.confirmPayment(clientSecret!, { number: "4242424242424242" });
    await world.untilHeard();
    expect(await debtor.payment()).toMatchObject({ status: "paid", failure: null, next_try_at: null });
    expect((await atProvider(world, debtor)).paidCents).toEqual([total]);
  });
});

describe("permission to pay an invoice, and unavailable payments", () => {
  test("users who are not owners of the invoice's Space → cannot pay the invoice", async () => {
    const { api } = world;
    const debtor = await aDebtor(world);
    const other = await aSpace(api.db);
    const recruiter = await aUser(api.db);
    await aMember(api.db, { spaceId: debtor.spaceId, userId: recruiter.id, role: "recruiter" });
    for (const userId of [other.userId, recruiter.id]) {
      const client = await api.as(userId);
      expect(await codeOf(intend(client, debtor))).toBe("access.denied");
      const user = client.collecting.intendForUser({ body: { invoice: debtor.invoice.id } });
      expect(await codeOf(user)).toBe("invoice.notFound");
      expect(await codeOf(execute(client, { paymentIntent: debtor.id }))).toBe("payment.notFound");
      expect(await codeOf(settle(client, debtor.id))).toBe("payment.notFound");
    }
    const theirs = await api.as(other.userId);
    expect(await codeOf(intend(theirs, { ...debtor, spaceId: other.id }))).toBe("invoice.notFound");
    // A card of another Space cannot be used; the answer is the same as for a missing card.
    const { method } = await addCard(world, theirs, { spaceId: other.id });
    const asked = execute(debtor.client, { paymentIntent: debtor.id, paymentMethod: method.id });
    expect(await codeOf(asked)).toBe("payment.methodNotFound");
    expect((await atProvider(world, debtor)).intents).toEqual([]);
  });

  test("an owner pays an invoice with a card of another of their Spaces → refused", async () => {
    const { api } = world;
    const debtor = await aDebtor(world);
    const other = await aSpace(api.db);
    await aMember(api.db, { spaceId: other.id, userId: debtor.userId, role: "owner" });
    const client = await api.as(debtor.userId);
    const { method } = await addCard(world, client, { spaceId: other.id });
    const asked = execute(client, { paymentIntent: debtor.id, paymentMethod: method.id });
    expect(await codeOf(asked)).toBe("payment.methodNotFound");
  });

  test("the provider's response to an owner's payment is lost → reported as unavailable, and settled later", async () => {
    const debtor = await aDebtor(world);
    await world.stripe.break({ kind: "drop_after", times: 10, match: "confirm" });
    expect(await codeOf(execute(debtor.client, { paymentIntent: debtor.id }))).toBe("payment.unavailable");
    await world.stripe.mend();
    expect(await settle(debtor.client, debtor.id)).toMatchObject({ status: "paid" });
    expect((await atProvider(world, debtor)).paidCents).toEqual([total]);
  });

  test("the provider is unavailable while the owner pays → the worker does not retry without the owner", async () => {
    const debtor = await aDebtor(world);
    await world.stripe.break({ kind: "drop_before", times: 10, match: "confirm" });
    expect(await codeOf(execute(debtor.client, { paymentIntent: debtor.id }))).toBe("payment.unavailable");
    await world.stripe.mend();
    await world.worker(world.after(0, 16)).routine("collecting.reconcile");
    expect(await debtor.payment()).toMatchObject({ status: "due", attempt_key: null });
    expect((await atProvider(world, debtor)).charges).toEqual([]);
  });

  test("payments are not configured → an owner who pays gets payment.notSetUp", async () => {
    const debtor = await aDebtor(world);
    const bare = await startApi({ database: world.api.database });
    try {
      const client = await bare.as(debtor.userId);
      expect(await codeOf(intend(client, debtor))).toBe("payment.notSetUp");
      const stranger = await bare.as((await aUser(world.api.db)).id);
      expect(await codeOf(intend(stranger, debtor))).toBe("access.denied");
    } finally {
      await bare.stop();
    }
  });
});

test("after all payments of this file → invoices minus credit notes equal captured minus refunded plus open payments", async () => {
  const { invoiced, credited, kept, open } = await books(world);
  expect(invoiced).toBeGreaterThan(0);
  expect(kept + open).toBe(invoiced - credited);
});
