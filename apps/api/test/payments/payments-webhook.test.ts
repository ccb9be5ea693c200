import { createHmac, randomUUIDv7 } from "node:crypto";
import { aUser, proofSize } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { addCard, anOwner, cardsOf, refusals, startPayments, type PaymentsWorld } from "../support/payments-world.ts";

let world: PaymentsWorld;
let second: TestApi;
beforeAll(async () => {
  world = await startPayments();
  second = await startApi({ database: world.api.database, ...world.stripe.environment });
});
afterAll(async () => {
  await second.stop();
  await world.stop();
});
beforeEach(async () => {
  const { stripe } = world;
  await stripe.setHabits({});
  await stripe.mend();
  await stripe.setClock(null);
  await world.settled();
});

const jobsOf = async (id: string) => {
  const { rows } = await sql`select from pgboss.job where name = 'payments.event' and data ->> 'id' = ${id}`.execute(
    world.api.db,
  );
  return rows.length;
};
const eventsOf = async (type: string) => (await world.stripe.state()).events.filter((event) => event.type === type);
const storedOf = (id: string) =>
  world.api.db.selectFrom("payment_events").selectAll().where("id", "=", id).executeTakeFirst();

/** A completed card form whose webhook event is held back. */
async function aFilledForm() {
  const owner = await anOwner(world.api);
  const form = (await owner.client.payments.setUpForSpace({ params: { id: owner.spaceId } }))!;
  await world.settled();
  await world.stripe.setHabits({ hold: true });
  await world.stripe.confirmSetup(form.clientSecret, {});
  const event = (await eventsOf("setup_intent.succeeded")).at(-1)!;
  return { ...owner, form, event };
}

describe("accepted webhook events of the payment provider", () => {
  const copies = proofSize({ short: 30, whole: 100 });
  test(`one webhook event ${copies} times at once, over two processes → stored once, one job, one card`, async () => {
    const { spaceId, client, event } = await aFilledForm();
    const body = JSON.stringify(event);
    const at = Math.floor(Date.now() / 1000);
    const secret = world.stripe.environment.STRIPE_WEBHOOK_SECRET;
    const signature = `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
    const send = (origin: string) =>
      fetch(`${origin}/payments/stripe/webhook`, { method: "POST", body, headers: { "stripe-signature": signature } });
    const answers = await Promise.all(
      Array.from({ length: copies }, (_, turn) => send(turn % 2 === 0 ? world.api.baseUrl : second.baseUrl)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: copies }, () => 204));
    expect(await jobsOf(event.id)).toBe(1);
    const payload = { id: event.id };
    await Promise.all(Array.from({ length: 8 }, () => world.run("payments.event", payload)));
    expect(await cardsOf(client, spaceId)).toHaveLength(1);
    const told = await world.api.db
      .selectFrom("outbox")
      .selectAll()
      .where("name", "=", "billing.changed")
      .where(sql<boolean>`payload ->> 'id' = ${spaceId}`)
      .execute();
    expect(told).toHaveLength(1);
    // The provider may send an event again long after it was processed.
    expect(await world.stripe.resend({ ids: [event.id], times: 3 })).toEqual([204, 204, 204]);
    expect((await storedOf(event.id))?.handled_at).not.toBeNull();
  });

  test("webhook events in reverse or random order and duplicated → the same cards as in the original order", async () => {
    const owners = await Promise.all(Array.from({ length: 5 }, () => anOwner(world.api)));
    await world.stripe.setHabits({ hold: true });
    for (const { client, spaceId } of owners) {
      const { method } = await addCard(world, client, { spaceId });
      await addCard(world, client, { spaceId, number: "4000002500003155", outcome: "complete" });
      await addCard(world, client, { spaceId, number: "4000000000000002" });
      await client.payments.removeMethod({ params: { id: method.id } });
    }
    await world.work();
    const before = await Promise.all(owners.map(({ client, spaceId }) => cardsOf(client, spaceId)));
    await world.stripe.setHabits({});
    await world.stripe.release({ order: "reversed" });
    await world.settled();
    await world.stripe.resend({ order: "shuffled", times: 3, atOnce: 8 });
    await world.work();
    expect(await Promise.all(owners.map(({ client, spaceId }) => cardsOf(client, spaceId)))).toEqual(before);
    expect(before.map((cards) => cards.map(({ last4, isDefault }) => [last4, isDefault]))).toEqual(
      owners.map(() => [["3155", true]]),
    );
  });

  test("bank renews a card → updated here; card removed at the provider → removed here", async () => {
    const { client, spaceId } = await anOwner(world.api);
    const first = (await addCard(world, client, { spaceId })).method;
    const other = (await addCard(world, client, { spaceId, number: "5555555555554444" })).method;
    const { provider_id: id } = await world.api.db
      .selectFrom("payment_methods")
      .select("provider_id")
      .where("id", "=", first.id)
      .executeTakeFirstOrThrow();
    await world.stripe.renewCard({ id, exp_year: 2044, last4: "0077" });
    await world.settled();
    expect((await cardsOf(client, spaceId))[0]).toMatchObject({ id: first.id, last4: "0077", expiresYear: 2044 });
    await world.api.platform.payments!.detachCard(id);
    await world.settled();
    expect(await cardsOf(client, spaceId)).toEqual([{ ...other, isDefault: true }]);
  });

  test("Space's customer removed at the provider → its cards are gone, and the next card creates a new customer", async () => {
    const { client, spaceId } = await anOwner(world.api);
    await addCard(world, client, { spaceId });
    const customer = await world.api.db
      .selectFrom("payment_customers")
      .select("provider_id")
      .where("space_id", "=", spaceId)
      .executeTakeFirstOrThrow();
    await world.api.platform.payments!.deleteCustomer(customer.provider_id!);
    await world.settled();
    expect(await cardsOf(client, spaceId)).toEqual([]);
    const { state } = await addCard(world, client, { spaceId });
    expect(state).toMatchObject({ status: "succeeded", method: { isDefault: true } });
  });

  test("webhook events of a payment → queue jobs with the id of its payment intent", async () => {
    const { client, spaceId } = await anOwner(world.api);
    await addCard(world, client, { spaceId });
    const { payments } = world.api.platform;
    const { provider_id } = await world.api.db
      .selectFrom("payment_customers")
      .select("provider_id")
      .where("space_id", "=", spaceId)
      .executeTakeFirstOrThrow();
    const intent = await payments!.createIntent({
      key: randomUUIDv7(),
      customer: provider_id!,
      amountCents: 1_000,
      description: "x",
      metadata: {},
    });
    const [card] = await payments!.listCards(provider_id!);
    await payments!.confirmIntent(intent.id, { key: randomUUIDv7(), card: card!.id, offSession: true });
    await world.settled();
    const asked = await world.take("payments.changed");
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked.map((job) => JSON.stringify(job)))).toEqual(
      new Set([JSON.stringify({ intentId: intent.id })]),
    );
  });
});

describe("refused webhook events of the payment provider", () => {
  test("webhook event with a bad signature, time, version, mode or body → refused and counted, without effect", async () => {
    const { client, spaceId, event } = await aFilledForm();
    const before = await refusals(world);
    const ids = [event.id];
    const { resend } = world.stripe;
    expect(await resend({ ids, signature: "wrong" })).toEqual([400]);
    expect(await resend({ ids, signature: "absent" })).toEqual([400]);
    expect(await resend({ ids, signature: "reserialised" })).toEqual([400]);
    expect(await resend({ ids, signature: "stale" })).toEqual([400]);
    expect(await resend({ ids, signature: "future" })).toEqual([400]);
    expect(await resend({ ids, change: { api_version: "2017-08-15" } })).toEqual([400]);
    expect(await resend({ ids, change: { livemode: true } })).toEqual([400]);
    expect(await resend({ ids, change: { data: null } })).toEqual([400]);
    const more = Object.entries(await refusals(world)).map(([reason, count]) => [
      reason,
      count - (before[reason] ?? 0),
    ]);
    expect(Object.fromEntries(more)).toEqual({ signature: 3, old: 1, future: 1, version: 1, mode: 1, malformed: 1 });
    expect(await storedOf(event.id)).toBeUndefined();
    expect(await jobsOf(event.id)).toBe(0);
    expect(await cardsOf(client, spaceId)).toEqual([]);
    // The event is accepted once it has a valid signature.
    expect(await resend({ ids })).toEqual([204]);
    await world.work();
    expect(await cardsOf(client, spaceId)).toHaveLength(1);
  });

  test("webhook event without a signature, with any body → payment.badSignature; too large body → 413", async () => {
    expect(await codeOf(world.api.guest.payments.webhook({ headers: {} }))).toBe("payment.badSignature");
    const answer = await fetch(world.hook, { method: "POST", body: Buffer.from([0xff, 0, 0xfe]) });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "payment.badSignature" });
    const large = await fetch(world.hook, { method: "POST", body: Buffer.alloc(2 * 1024 * 1024, 0x20) });
    expect(large.status).toBe(413);
  });

  test("webhook event about an unknown object → stored as processed, without effect", async () => {
    const { event, client, spaceId } = await aFilledForm();
    const foreign = { ...event.data, object: { ...(event.data.object as object), id: "seti_of_somebody_else" } };
    const id = `evt_${randomUUIDv7()}`;
    expect(await world.stripe.resend({ ids: [event.id], change: { id, data: foreign } })).toEqual([204]);
    await world.work();
    expect((await storedOf(id))?.handled_at).not.toBeNull();
    expect(await cardsOf(client, spaceId)).toEqual([]);
  });

  test("no payment provider configured → webhook and card form return payment.notSetUp; the card list is empty", async () => {
    const bare = await startApi({ database: world.api.database });
    expect(await codeOf(bare.guest.payments.webhook({ headers: {} }))).toBe("payment.notSetUp");
    const { id } = await aUser(world.api.db);
    const client = await bare.as(id);
    expect(await codeOf(client.payments.setUpForUser({}))).toBe("payment.notSetUp");
    expect(await client.payments.userMethods({})).toEqual([]);
    await bare.stop();
  });
});
