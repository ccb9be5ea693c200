import { readHistory } from "@orbita/db";
import { aMember, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, problemOf } from "../support/harness.ts";
import { addCard, anOwner, aPayer, cardsOf, startPayments, type PaymentsWorld } from "../support/payments-world.ts";

let world: PaymentsWorld;
beforeAll(async () => void (world = await startPayments()));
afterAll(() => world.stop());
beforeEach(async () => {
  await world.settled();
  await world.stripe.setHabits({});
  await world.stripe.mend();
});

describe("adding a card", () => {
  const taken = { status: "succeeded", failure: null };
  const table = [
    ["4242424242424242", undefined, { ...taken, method: { brand: "visa", last4: "4242" } }],
    ["5555555555554444", undefined, { ...taken, method: { brand: "mastercard", last4: "4444" } }],
    ["378282246310005", undefined, { ...taken, method: { brand: "amex", last4: "0005" } }],
    ["4000000000000341", undefined, { ...taken, method: { last4: "0341" } }],
    ["4000002500003155", "complete", { ...taken, method: { last4: "3155" } }],
    ["4000002760003184", "complete", { ...taken, method: { last4: "3184" } }],
    ["4000008260003178", "complete", { ...taken, method: { last4: "3178" } }],
    ["4000000000000002", undefined, { status: "failed", failure: "generic_decline", method: null }],
    ["4000000000009995", undefined, { status: "failed", failure: "insufficient_funds", method: null }],
    ["4000000000000069", undefined, { status: "failed", failure: "expired_card", method: null }],
    ["4242424242424241", undefined, { status: "open", failure: null, method: null }],
    ["4000002500003155", "fail", { status: "failed", failure: "setup_intent_authentication_failure", method: null }],
    ["4000002500003155", undefined, { status: "open", failure: null, method: null }],
  ] as const;
  test.each(table)("adding the card %s, bank authentication: %s → result %j", async (number, outcome, expected) => {
    const { api } = world;
    const { client, spaceId } = await anOwner(api);
    const { state } = await addCard(world, client, { spaceId, number, ...(outcome && { outcome }) });
    expect(state).toMatchObject(expected);
    const cards = await cardsOf(client, spaceId);
    expect(cards).toEqual(state.method ? [{ ...state.method, isDefault: true, owner: "space" }] : []);
    // The webhook event reports the result that the page already has, and changes nothing.
    await world.settled();
    expect(await cardsOf(client, spaceId)).toEqual(cards);
  });

  test("first card in a card form declined → a second card in the same form is saved", async () => {
    const { client } = await aPayer(world.api);
    const { id, clientSecret } = (await client.payments.setUpForUser({}))!;
    const settle = () => client.payments.settleSetup({ params: { id } });
    await world.stripe.confirmSetup(clientSecret, { number: "4000000000000002" });
    await world.settled();
    expect(await settle()).toMatchObject({ status: "failed", failure: "generic_decline" });
    await world.stripe.confirmSetup(clientSecret, { number: "4242424242424242" });
    await world.settled();
    expect(await settle()).toMatchObject({ status: "succeeded", failure: null, method: { last4: "4242" } });
    expect(await client.payments.userMethods({})).toHaveLength(1);
  });

  test("user completes a card form and leaves the page → the webhook adds the card, which is logged and exported", async () => {
    const { api } = world;
    const { client, userId } = await aPayer(api);
    const { clientSecret, publishableKey } = (await client.payments.setUpForUser({}))!;
    expect(publishableKey).toBe(world.stripe.environment.STRIPE_PUBLISHABLE_KEY);
    await world.stripe.confirmSetup(clientSecret, {});
    expect(await client.payments.userMethods({})).toEqual([]);
    await world.settled();
    expect(await client.payments.userMethods({})).toMatchObject([{ owner: "user", last4: "4242", isDefault: true }]);
    const rows = await api.db.selectFrom("activities").selectAll().where("user_id", "=", userId).execute();
    expect(rows).toMatchObject([{ kind: "card.added", details: { name: "visa ···· 4242" } }]);
    const { blob } = (await client.personalData.export({}))!;
    const text = await blob.text();
    expect(JSON.parse(text)).toMatchObject({
      payments: { cards: [{ last4: "4242" }], tries: [{ status: "succeeded" }] },
    });
    expect(text).not.toContain("_secret_");
  });

  test("twenty card forms of a Space opened at once → one customer, and twenty cards with one default", async () => {
    const { api, stripe } = world;
    const { client, spaceId } = await anOwner(api);
    const before = (await stripe.state()).customers.length;
    const forms = await Promise.all(
      Array.from({ length: 20 }, () => client.payments.setUpForSpace({ params: { id: spaceId } })),
    );
    expect((await stripe.state()).customers).toHaveLength(before + 1);
    expect(new Set(forms.map((form) => form!.id)).size).toBe(20);
    const settle = async (form: (typeof forms)[number]) => {
      await stripe.confirmSetup(form!.clientSecret, {});
      // Two tabs settle the same form while the webhook's job runs.
      const ask = () => client.payments.settleSetup({ params: { id: form!.id } });
      return Promise.all([ask(), ask(), world.work()]);
    };
    await Promise.all(forms.map(settle));
    await world.settled();
    const cards = await cardsOf(client, spaceId);
    expect(cards).toHaveLength(20);
    expect(cards.map(({ isDefault }) => isDefault)).toEqual([true, ...Array.from({ length: 19 }, () => false)]);
  });

  test("user opens a card form → the email address is not sent to the payment provider", async () => {
    const { client } = await aPayer(world.api);
    await world.stripe.calls();
    await client.payments.setUpForUser({});
    const { email } = (await client.accounts.me({}))!;
    const calls = (await world.stripe.calls()).join("\n");
    expect(calls).toContain("POST /v1/customers");
    for (const word of [email, encodeURIComponent(email), "email="]) expect(calls).not.toContain(word);
  });

  test("payment provider unavailable while a card form opens → payment.unavailable; the retry uses the same customer", async () => {
    const { api, stripe } = world;
    const { client, userId } = await aPayer(api);
    await stripe.break({ kind: "error", times: 3, match: "POST /v1/setup_intents" });
    expect(await problemOf(client.payments.setUpForUser({}))).toMatchObject({
      status: 503,
      code: "payment.unavailable",
    });
    await stripe.mend();
    expect(await codeOf(client.payments.setUpForUser({}))).toBeNull();
    const rows = await api.db.selectFrom("payment_customers").selectAll().where("user_id", "=", userId).execute();
    expect(rows).toHaveLength(1);
  });

  test("provider's response to the creation of a customer is lost → the next attempt creates no second customer", async () => {
    const { api, stripe } = world;
    const { client } = await aPayer(api);
    const before = (await stripe.state()).customers.length;
    await stripe.break({ kind: "drop_after", times: 3, match: "POST /v1/customers$" });
    expect(await codeOf(client.payments.setUpForUser({}))).toBe("payment.unavailable");
    await stripe.mend();
    expect(await codeOf(client.payments.setUpForUser({}))).toBeNull();
    expect((await stripe.state()).customers).toHaveLength(before + 1);
  });

  test("client secret of a card form → not stored in events, card forms or history", async () => {
    const { api, stripe } = world;
    const { client, spaceId } = await anOwner(api);
    const form = (await client.payments.setUpForSpace({ params: { id: spaceId } }))!;
    await stripe.confirmSetup(form.clientSecret, { number: "4000002500003155", outcome: "complete" });
    await stripe.untilDelivered();
    const rows = await api.db.selectFrom("payment_events").select("payload").execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("_secret_");
    const setups = await api.db.selectFrom("payment_setups").selectAll().execute();
    expect(JSON.stringify([setups, await readHistory(api.db, "payment_setups", form.id)])).not.toContain("_secret_");
  });
});

describe("permission to read and change a Space's card", () => {
  test("owner of another Space → cannot read, change or remove the card, nor complete its card form", async () => {
    const { api } = world;
    const mine = await anOwner(api);
    const { method, id: setup } = await addCard(world, mine.client, { spaceId: mine.spaceId });
    const theirs = await anOwner(api);
    const params = { id: method.id };
    expect(await codeOf(theirs.client.payments.readMethod({ params }))).toBe("payment.methodNotFound");
    expect(await codeOf(theirs.client.payments.changeMethod({ params, body: { isDefault: true } }))).toBe(
      "payment.methodNotFound",
    );
    expect(await codeOf(theirs.client.payments.removeMethod({ params }))).toBe("payment.methodNotFound");
    expect(await codeOf(theirs.client.payments.settleSetup({ params: { id: setup } }))).toBe("payment.setupNotFound");
    expect(await codeOf(theirs.client.payments.spaceMethods({ params: { id: mine.spaceId } }))).toBe("access.denied");
    expect(await cardsOf(mine.client, mine.spaceId)).toEqual([method]);
  });

  test("recruiter → cannot add or remove the Space's cards, nor remove the owner's personal card", async () => {
    const { api } = world;
    const { client, spaceId } = await anOwner(api);
    const { method } = await addCard(world, client, { spaceId });
    const own = await addCard(world, client);
    const { id: userId } = await aUser(api.db);
    await aMember(api.db, { spaceId, userId, role: "recruiter" });
    const colleague = await api.as(userId);
    for (const id of [method.id, own.method.id])
      expect(await codeOf(colleague.payments.removeMethod({ params: { id } }))).toBe("payment.methodNotFound");
    expect(await codeOf(colleague.payments.setUpForSpace({ params: { id: spaceId } }))).toBe("access.denied");
    expect(await cardsOf(client, spaceId)).toEqual([method]);
    expect(await client.payments.userMethods({})).toEqual([own.method]);
  });

  test("card form whose customer at the provider is another one → fails, and no card is added", async () => {
    const { api, stripe } = world;
    const mine = await anOwner(api);
    const theirs = await anOwner(api);
    const form = (await mine.client.payments.setUpForSpace({ params: { id: mine.spaceId } }))!;
    await stripe.confirmSetup(form.clientSecret, {});
    // Simulates crossed rows: the form belongs to the other Space at the provider and to this one in our table.
    const other = (await theirs.client.payments.setUpForSpace({ params: { id: theirs.spaceId } }))!;
    const named = await api.db
      .selectFrom("payment_setups")
      .select("provider_id")
      .where("id", "=", form.id)
      .executeTakeFirstOrThrow();
    const rename = (id: string, provider_id: string | null) =>
      api.db.updateTable("payment_setups").set({ provider_id }).where("id", "=", id).execute();
    await rename(form.id, null);
    await rename(other.id, named.provider_id);
    expect(await theirs.client.payments.settleSetup({ params: { id: other.id } })).toEqual({
      status: "failed",
      failure: "foreign",
      method: null,
    });
    expect(await cardsOf(theirs.client, theirs.spaceId)).toEqual([]);
  });
});
