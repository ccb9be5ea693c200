import { randomUUIDv7 } from "node:crypto";
import { PaymentsUnavailable } from "@orbita/platform";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { anOwner, aPayer, aPayment, cardsOf, startPayments, type PaymentsWorld } from "../support/payments-world.ts";

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

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
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

describe("lost webhook events of the payment provider", () => {
  test("webhook event that was not delivered → fetched from the provider's list of events", async () => {
    const { client, spaceId, event } = await aFilledForm();
    await world.routine("reconcile");
    expect(await jobsOf(event.id)).toBe(1);
    await world.work();
    expect(await cardsOf(client, spaceId)).toHaveLength(1);
    // The webhook delivers the fetched event later, which changes nothing.
    await world.stripe.setHabits({});
    await world.stripe.release();
    await world.settled();
    await world.routine("reconcile");
    expect(await world.take("payments.event")).toEqual([]);
    expect(await cardsOf(client, spaceId)).toHaveLength(1);
  });

  test("completed card form without a webhook event → checked at the provider after two minutes", async () => {
    const { client, spaceId, form } = await aFilledForm();
    await world.routine("reconcile");
    await world.take("payments.event");
    expect(await cardsOf(client, spaceId)).toEqual([]);
    await world.routine("reconcile", minutes(3));
    expect(await cardsOf(client, spaceId)).toHaveLength(1);
    expect(await client.payments.settleSetup({ params: { id: form.id } })).toMatchObject({ status: "succeeded" });
  });

  test("payment that waits for the bank → checked at the provider, but not every minute", async () => {
    const { api } = world;
    const { spaceId } = await anOwner(api);
    const intentId = `pi_${randomUUIDv7()}`;
    await aPayment(api.db, { spaceId, provider_id: intentId, status: "requiresAction", attempt_at: minutes(-3) });
    const asked = async () =>
      (await world.take("payments.changed")).filter((job) => (job as { intentId: string }).intentId === intentId);
    await world.routine("reconcile", minutes(-2));
    expect(await asked()).toEqual([]);
    await world.routine("reconcile");
    await world.routine("reconcile", minutes(1));
    expect(await asked()).toEqual([{ intentId }]);
    await world.routine("reconcile", minutes(3));
    expect(await asked()).toEqual([{ intentId }]);
  });

  test("undelivered webhook events of several days ago → fetched by the daily routine", async () => {
    const { client, spaceId, event } = await aFilledForm();
    await world.routine("reconcile", minutes(2 * 1_440));
    await world.api.db.deleteFrom("payment_events").where("id", "=", event.id).execute();
    await world.take("payments.event");
    await world.routine("reconcile", minutes(2 * 1_440));
    expect(await storedOf(event.id)).toBeUndefined();
    await world.routine("reconcileDays", minutes(2 * 1_440));
    expect(await jobsOf(event.id)).toBe(1);
    await world.work();
    expect(await cardsOf(client, spaceId)).toHaveLength(1);
  });

  test("job of a stored webhook event is lost → queued once more after two hours", async () => {
    const { client, spaceId, event } = await aFilledForm();
    await world.stripe.resend({ ids: [event.id] });
    expect(await jobsOf(event.id)).toBe(1);
    // Removes the job from the queue, as if it had failed at every retry.
    await world.take("payments.event");
    await world.routine("reconcile", minutes(60));
    expect(await jobsOf(event.id)).toBe(0);
    await world.routine("reconcile", minutes(121));
    expect(await jobsOf(event.id)).toBe(1);
    // A second run of the routine does not queue the job twice.
    await world.routine("reconcile", minutes(121));
    expect(await jobsOf(event.id)).toBe(1);
    await world.work();
    expect(await cardsOf(client, spaceId)).toHaveLength(1);
  });

  test("payment provider unavailable while a webhook event is processed → the job fails, and its retry succeeds", async () => {
    const { client, spaceId, event } = await aFilledForm();
    await world.stripe.resend({ ids: [event.id] });
    await world.stripe.break({ kind: "error", times: 3, match: "GET /v1/setup_intents" });
    const [job] = await world.take("payments.event");
    await expect(world.run("payments.event", job!)).rejects.toThrow(PaymentsUnavailable);
    expect((await storedOf(event.id))?.handled_at).toBeNull();
    await world.stripe.mend();
    await world.run("payments.event", job!);
    expect(await cardsOf(client, spaceId)).toHaveLength(1);
  });

  test("card form abandoned → cancelled after a day, also at the provider; never displayed → cancelled after minutes", async () => {
    const { api, stripe } = world;
    const { client, userId } = await aPayer(api);
    const form = (await client.payments.setUpForUser({}))!;
    await stripe.break({ kind: "error", times: 3, match: "POST /v1/setup_intents" });
    expect(await codeOf(client.payments.setUpForUser({}))).toBe("payment.unavailable");
    await stripe.mend();
    const states = async () => {
      const rows = await api.db
        .selectFrom("payment_setups")
        .select(["status", "failure"])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .execute();
      return rows.map(({ status, failure }) => [status, failure]);
    };
    await world.routine("reconcile", minutes(3));
    expect(await states()).toEqual([
      ["open", null],
      ["canceled", "abandoned"],
    ]);
    await world.routine("reconcile", minutes(24 * 60 + 1));
    expect((await states())[0]).toEqual(["canceled", "abandoned"]);
    const there = (await stripe.state()).setups.find(({ client_secret }) => client_secret === form.clientSecret);
    expect(there?.status).toBe("canceled");
    expect(await client.payments.settleSetup({ params: { id: form.id } })).toMatchObject({ status: "canceled" });
  });

  test("webhook event older than 90 days → its payload is deleted, and the event itself is kept", async () => {
    const { event } = await aFilledForm();
    await world.stripe.resend({ ids: [event.id] });
    await world.routine("forgetPayloads", minutes(89 * 1_440));
    expect((await storedOf(event.id))?.payload).not.toBeNull();
    await world.routine("forgetPayloads", minutes(91 * 1_440));
    expect(await storedOf(event.id)).toMatchObject({ type: "setup_intent.succeeded", payload: null });
    expect(await world.stripe.resend({ ids: [event.id] })).toEqual([204]);
    expect(await jobsOf(event.id)).toBe(1);
  });
});
