import { openPayments, PaymentsUnavailable } from "@orbita/platform";
import { describe, expect, test } from "vitest";
import {
  aCard,
  aCustomer,
  anIntent,
  charge,
  chargesOf,
  key,
  payments,
  stripe,
  thrown,
  withStripe,
} from "./stripe-world.ts";

withStripe();

describe("idempotency keys at Stripe", () => {
  test("Stripe call repeated with the same idempotency key and parameters → the same result", async () => {
    const given = { key: key(), name: "A", email: "a@posta.example", metadata: {} };
    expect(await payments.createCustomer(given)).toBe(await payments.createCustomer(given));
    const customer = await aCustomer();
    const { id } = await anIntent(customer);
    const confirm = { key: key(), card: await aCard(customer), offSession: true };
    expect(await payments.confirmIntent(id, confirm)).toEqual(await payments.confirmIntent(id, confirm));
    const back = { key: key(), intent: id, amountCents: 100, metadata: {} };
    expect(await payments.refund(back)).toBe(await payments.refund(back));
    expect((await payments.readIntent(id)).refundedCents).toBe(100);
  });

  test("Stripe call with a used idempotency key and other parameters → refused", async () => {
    const same = key();
    const customer = await aCustomer();
    const given = { key: same, customer, amountCents: 5_000, description: "a", metadata: {} };
    await payments.createIntent(given);
    const other = await thrown(payments.createIntent({ ...given, amountCents: 5_001 }));
    expect(other).toMatchObject({ code: "idempotency_key_reused" });
  });

  test("charge repeated with the key of a declined charge → same decline; with the key a day later → a new attempt", async () => {
    const customer = await aCustomer();
    const { id } = await anIntent(customer);
    const [bad, same] = [await aCard(customer, "4000000000000341"), key()];
    const tried = () => thrown(charge(id, bad, { key: same }));
    expect(await tried()).toMatchObject({ failure: "generic_decline" });
    expect(await tried()).toMatchObject({ failure: "generic_decline" });
    const failed = async () => (await stripe.state()).charges.filter((one) => one.payment_intent === id).length;
    expect(await failed()).toBe(1);
    await stripe.setClock(new Date(Date.now() + 24 * 3_600_000 + 1_000));
    await tried();
    expect(await failed()).toBe(2);
  });
});

describe("failures of the connection to Stripe", () => {
  test("Stripe's response lost twice → retried, and charged once", async () => {
    const customer = await aCustomer();
    const card = await aCard(customer);
    const { id } = await anIntent(customer);
    await stripe.break({ kind: "drop_after", times: 2, match: "confirm" });
    expect(await charge(id, card)).toMatchObject({ status: "succeeded" });
    expect(await chargesOf(id)).toHaveLength(1);
  });

  test("Stripe's response never arrives → PaymentsUnavailable; payment intent and charge are found by searching", async () => {
    const customer = await aCustomer();
    const card = await aCard(customer);
    await stripe.break({ kind: "drop_after", times: 3, match: "payment_intents$" });
    const words = { key: key(), customer, amountCents: 4_200, description: "x", metadata: { payment: "lost" } };
    expect(await thrown(payments.createIntent(words))).toBeInstanceOf(PaymentsUnavailable);
    const found = await payments.findIntent(customer, { payment: "lost" });
    await stripe.break({ kind: "drop_after", times: 3, match: "confirm" });
    expect(await thrown(charge(found!.id, card))).toBeInstanceOf(PaymentsUnavailable);
    expect(await payments.readIntent(found!.id)).toMatchObject({ status: "succeeded", capturedCents: 4_200 });
    expect(await chargesOf(found!.id)).toHaveLength(1);
  });

  test.each(["error", "error_saved", "limit", "drop_before"] as const)(
    "Stripe fails (%s) before the charge → PaymentsUnavailable, and nothing is charged",
    async (kind) => {
      const customer = await aCustomer();
      const card = await aCard(customer);
      const { id } = await anIntent(customer);
      await stripe.break({ kind, times: 3 });
      expect(await thrown(charge(id, card))).toBeInstanceOf(PaymentsUnavailable);
      await stripe.mend();
      expect(await payments.readIntent(id)).toMatchObject({ status: "open", capturedCents: 0 });
    },
  );

  test("Stripe fails after the charge → the same key keeps returning the error, and reading the intent shows the charge", async () => {
    const customer = await aCustomer();
    const [card, same] = [await aCard(customer), key()];
    const { id } = await anIntent(customer);
    await stripe.break({ kind: "error_after", times: 1 });
    expect(await thrown(charge(id, card, { key: same }))).toBeInstanceOf(PaymentsUnavailable);
    expect(await thrown(charge(id, card, { key: same }))).toBeInstanceOf(PaymentsUnavailable);
    expect(await payments.readIntent(id)).toMatchObject({ status: "succeeded" });
  });

  test("two concurrent charges with one idempotency key → one charge", async () => {
    const customer = await aCustomer();
    const [card, same] = [await aCard(customer), key()];
    const { id } = await anIntent(customer);
    await stripe.break({ kind: "slow", ms: 300, match: "confirm" });
    const both = await Promise.all([charge(id, card, { key: same }), charge(id, card, { key: same })]);
    expect(both.map(({ status }) => status)).toEqual(["succeeded", "succeeded"]);
    expect(await chargesOf(id)).toHaveLength(1);
  });

  test("Stripe unreachable, or wrong API key → PaymentsUnavailable and not PaymentRefused", async () => {
    const nobody = openPayments({ ...stripe.environment, STRIPE_URL: "http://localhost:9" })!;
    expect(await thrown(nobody.readIntent("pi_1"))).toBeInstanceOf(PaymentsUnavailable);
    const stranger = openPayments({ ...stripe.environment, STRIPE_SECRET_KEY: "sk_test_another" })!;
    expect(await thrown(stranger.readIntent("pi_1"))).toBeInstanceOf(PaymentsUnavailable);
  });
});
