import { PaymentDeclined, PaymentRefused } from "@orbita/platform";
import { describe, expect, test } from "vitest";
import {
  aCard,
  aCustomer,
  anIntent,
  aSetup,
  charge,
  chargesOf,
  key,
  payments,
  stripe,
  thrown,
  typed,
  withStripe,
} from "./stripe-world.ts";

withStripe();

describe("cards and card forms at Stripe", () => {
  test("card entered in a Stripe form → belongs to its customer, and can be charged off-session", async () => {
    const { customer, setup } = await typed("4242424242424242");
    expect(setup).toMatchObject({ customer, status: "succeeded", failure: null });
    const card = await payments.readCard(setup.card!);
    expect(card).toMatchObject({ id: setup.card, customer, brand: "visa", last4: "4242", expiresMonth: 12 });
    expect(await payments.listCards(customer)).toEqual([card]);
    const intent = await anIntent(customer);
    expect(await charge(intent.id, card.id)).toMatchObject({ status: "succeeded", capturedCents: 12_100 });
  });

  test("card detached at Stripe, also repeatedly → listed no more, and cannot be charged", async () => {
    const customer = await aCustomer();
    const card = await aCard(customer);
    await payments.detachCard(card);
    await payments.detachCard(card);
    await payments.detachCard("pm_nobody_ever_saw");
    expect(await payments.listCards(customer)).toEqual([]);
    expect((await payments.readCard(card)).customer).toBeNull();
    const { id } = await anIntent(customer);
    expect(await thrown(charge(id, card))).toMatchObject({ code: "payment_method_unexpected_state" });
    expect(await chargesOf(id)).toEqual([]);
  });

  test("charging a card of another customer → refused, and nothing is charged", async () => {
    const [mine, theirs] = [await aCustomer(), await aCustomer()];
    const { id } = await anIntent(mine);
    expect(await thrown(charge(id, await aCard(theirs)))).toBeInstanceOf(PaymentRefused);
    expect(await chargesOf(id)).toEqual([]);
  });

  test("Stripe customer deleted, also repeatedly → the customer's cards are detached", async () => {
    const customer = await aCustomer();
    const card = await aCard(customer);
    await payments.deleteCustomer(customer);
    await payments.deleteCustomer(customer);
    expect((await payments.readCard(card)).customer).toBeNull();
    expect(await thrown(anIntent(customer))).toMatchObject({ code: "resource_missing" });
  });

  test("unused card form cancelled, also repeatedly → cancelled; completed card form → cannot be cancelled", async () => {
    const { id } = await aSetup(await aCustomer());
    await payments.cancelSetup(id);
    await payments.cancelSetup(id);
    expect((await payments.readSetup(id)).status).toBe("canceled");
    const { setup } = await typed("4242424242424242");
    expect(await thrown(payments.cancelSetup(setup.id))).toMatchObject({ code: "setup_intent_unexpected_state" });
  });

  test("card declined in a Stripe form → the form stays open for another card", async () => {
    const customer = await aCustomer();
    const { id, clientSecret } = await aSetup(customer);
    await stripe.confirmSetup(clientSecret, { number: "4000000000000002" });
    expect(await payments.readSetup(id)).toMatchObject({ status: "open", failure: "generic_decline", card: null });
    await stripe.confirmSetup(clientSecret, { number: "5555555555554444" });
    const { card, failure } = await payments.readSetup(id);
    expect(failure).toBeNull();
    expect(await payments.readCard(card!)).toMatchObject({ customer, brand: "mastercard", last4: "4444" });
  });
});

// Stripe's test cards: number, result of saving the card, and result of an off-session charge (null if the card cannot be saved).
const table: [string, string, string | null][] = [
  ["4242424242424242", "succeeded", "succeeded"],
  ["5555555555554444", "succeeded", "succeeded"],
  ["378282246310005", "succeeded", "succeeded"],
  ["4000000000000002", "generic_decline", null],
  ["4000000000009995", "insufficient_funds", null],
  ["4000000000000069", "expired_card", null],
  ["4242424242424241", "nothing", null],
  ["4000000000000341", "succeeded", "generic_decline"],
  ["4000002500003155", "succeeded", "succeeded"],
  ["4000002760003184", "succeeded", "authentication_required"],
  ["4000008260003178", "succeeded", "insufficient_funds"],
];

describe("Stripe's test cards", () => {
  test.each(table)(
    "Stripe test card %s → %s when it is saved, %s when it is charged",
    async (number, saved, charged) => {
      const { customer, setup } = await typed(number);
      if (saved !== "succeeded") {
        expect(setup.status).toBe("open");
        expect(setup.failure ?? "nothing").toBe(saved);
        return;
      }
      const { id } = await anIntent(customer);
      const result = await thrown(charge(id, setup.card!));
      const intent = await payments.readIntent(id);
      if (charged === "succeeded") return expect(intent).toMatchObject({ status: "succeeded", capturedCents: 12_100 });
      expect(result).toBeInstanceOf(PaymentDeclined);
      expect(result).toMatchObject({ failure: charged, intent: { id, status: "open", capturedCents: 0 } });
      expect(intent).toMatchObject({ status: "open", failure: charged, capturedCents: 0 });
    },
  );

  test("bank authentication fails while a card is added → the card is not saved", async () => {
    const { customer, setup } = await typed("4000002500003155", "fail");
    expect(setup).toMatchObject({ status: "open", failure: "setup_intent_authentication_failure", card: null });
    expect(await payments.listCards(customer)).toEqual([]);
  });

  test("off-session charge needs the bank's authentication → the same payment intent can be paid on-session", async () => {
    const { customer, setup } = await typed("4000002760003184");
    const { id, clientSecret } = await anIntent(customer);
    await thrown(charge(id, setup.card!));
    const asked = await charge(id, setup.card!, { offSession: false });
    expect(asked.status).toBe("requiresAction");
    await stripe.authenticate(id, "complete");
    expect(await payments.readIntent(id)).toMatchObject({ clientSecret, status: "succeeded", failure: null });
    expect(await chargesOf(id)).toHaveLength(1);
  });
});

describe("payment intents at Stripe", () => {
  test("unpaid payment intent → its amount and payer can change; paid → refused", async () => {
    const [space, person] = [await aCustomer(), await aCustomer()];
    const own = await aCard(person);
    const { id } = await anIntent(space, 5_000);
    expect(await thrown(charge(id, own))).toBeInstanceOf(PaymentRefused);
    const changed = await payments.changeIntent(id, { customer: person, amountCents: 4_000 });
    expect(changed).toMatchObject({ customer: person, amountCents: 4_000, status: "open" });
    expect(await charge(id, own)).toMatchObject({ capturedCents: 4_000 });
    const late = await thrown(payments.changeIntent(id, { amountCents: 1_000 }));
    expect(late).toMatchObject({ code: "payment_intent_unexpected_state" });
    expect(await thrown(charge(id, own))).toMatchObject({ code: "payment_intent_unexpected_state" });
    expect(await chargesOf(id)).toHaveLength(1);
  });

  test("payment intent cancelled, also repeatedly → cannot be charged; paid payment intent → cannot be cancelled", async () => {
    const customer = await aCustomer();
    const { id } = await anIntent(customer);
    expect((await payments.cancelIntent(id)).status).toBe("canceled");
    expect((await payments.cancelIntent(id)).status).toBe("canceled");
    expect(await thrown(charge(id, await aCard(customer)))).toBeInstanceOf(PaymentRefused);
    const paid = await anIntent(customer);
    await charge(paid.id, await aCard(customer));
    expect(await thrown(payments.cancelIntent(paid.id))).toBeInstanceOf(PaymentRefused);
  });

  test("refund above the captured amount → refused; disputed payment → marked as disputed", async () => {
    const customer = await aCustomer();
    const { id } = await anIntent(customer, 1_000);
    const back = (amountCents: number) =>
      payments.refund({ key: key(), intent: id, amountCents, metadata: { n: "1" } });
    expect(await thrown(back(100))).toBeInstanceOf(PaymentRefused);
    await charge(id, await aCard(customer));
    expect(await thrown(back(1_001))).toMatchObject({ code: "amount_too_large" });
    await back(400);
    expect(await thrown(back(601))).toBeInstanceOf(PaymentRefused);
    await back(600);
    expect(await thrown(back(1))).toMatchObject({ code: "charge_already_refunded" });
    expect(await payments.readIntent(id)).toMatchObject({
      capturedCents: 1_000,
      refundedCents: 1_000,
      disputed: false,
    });
    await stripe.dispute(id);
    expect((await payments.readIntent(id)).disputed).toBe(true);
  });

  test("payment intent searched by metadata → found among more than a hundred, but only for its customer", async () => {
    const customer = await aCustomer();
    const first = await anIntent(customer, 100, { payment: "first", kind: "x" });
    for (let made = 0; made < 105; made++) await anIntent(customer, 100, { payment: String(made) });
    expect((await payments.findIntent(customer, { payment: "first" }))?.id).toBe(first.id);
    expect(await payments.findIntent(customer, { payment: "first", kind: "y" })).toBeNull();
    expect(await payments.findIntent(await aCustomer(), { payment: "first" })).toBeNull();
  });

  test("unknown Stripe object or too small an amount → refused with Stripe's error code", async () => {
    expect(await thrown(payments.readIntent("pi_none"))).toMatchObject({ code: "resource_missing" });
    expect(await thrown(payments.readSetup("seti_none"))).toMatchObject({ code: "resource_missing" });
    expect(await thrown(anIntent(await aCustomer(), 49))).toMatchObject({ code: "amount_too_small" });
  });

  test("Stripe events since a given time → listed oldest first, with their payment intent", async () => {
    const customer = await aCustomer();
    const before = new Date();
    const { id } = await anIntent(customer, 900);
    await charge(id, await aCard(customer));
    await payments.refund({ key: key(), intent: id, amountCents: 900, metadata: {} });
    const events = (await payments.listEvents(before)).filter(({ intentId }) => intentId === id);
    expect(events.map(({ type }) => type)).toEqual(["payment_intent.succeeded", "charge.refunded"]);
    const later = new Date(before.getTime() + 60_000);
    await stripe.setClock(later);
    const next = await anIntent(customer, 900);
    await charge(next.id, await aCard(customer));
    expect((await payments.listEvents(later)).map(({ intentId }) => intentId)).toEqual([next.id]);
  });
});
