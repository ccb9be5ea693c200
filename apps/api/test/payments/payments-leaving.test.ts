import { readHistory } from "@orbita/db";
import { PaymentsUnavailable } from "@orbita/platform";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCard,
  anOwner,
  aPayer,
  aPayment,
  cardsOf,
  startPayments,
  type PaymentsWorld,
} from "../support/payments-world.ts";

let world: PaymentsWorld;
beforeAll(async () => void (world = await startPayments()));
afterAll(() => world.stop());

const customerOf = (userId: string) =>
  world.api.db.selectFrom("payment_customers").selectAll().where("user_id", "=", userId).executeTakeFirstOrThrow();
const customerRow = (id: string) =>
  world.api.db.selectFrom("payment_customers").selectAll().where("id", "=", id).executeTakeFirst();
const there = async (providerId: string | null) =>
  (await world.stripe.state()).customers.filter(({ id, deleted }) => id === providerId && !deleted).length;

async function erase(userId: string) {
  const deletes_at = new Date(Date.now() - 1_000);
  await world.api.db.updateTable("users").set({ deletes_at }).where("id", "=", userId).execute();
  await world.routine("accounts.erase");
}

test("user erased → their cards, payment events and provider customer are deleted; their Space's card stays", async () => {
  const { api, stripe } = world;
  const { userId, client, spaceId } = await anOwner(api);
  const gone = (await addCard(world, client, { number: "5555555555554444" })).method;
  await client.payments.removeMethod({ params: { id: gone.id } });
  const own = (await addCard(world, client)).method;
  await addCard(world, client, { spaceId });
  await world.settled();
  const customer = await customerOf(userId);
  const saidOfThem = () =>
    api.db
      .selectFrom("payment_events")
      .select(["id", "payload"])
      .where((row) => row(row.cast<string>("payload", "text"), "like", `%${customer.provider_id}%`))
      .execute();
  expect((await saidOfThem()).length).toBeGreaterThan(0);

  const wordsOf = async (last4: string) =>
    (await api.db.selectFrom("payment_events").select("payload").execute()).filter(({ payload }) =>
      JSON.stringify(payload).includes(`"${last4}"`),
    ).length;
  expect(await wordsOf("4444")).toBeGreaterThan(0);

  await erase(userId);
  expect(await wordsOf("4444")).toBe(0);
  expect(await api.db.selectFrom("payment_methods").select("id").where("id", "=", own.id).execute()).toEqual([]);
  expect(await saidOfThem()).toEqual([]);
  const history = JSON.stringify(await readHistory(api.db, "payment_methods", own.id));
  // Matches the card's last digits only outside of ids, which may contain any digits.
  expect(history).not.toMatch(/(?<![\da-f-])4242(?![\da-f-])/);
  // While the provider is unavailable the job fails, and a later attempt succeeds.
  await stripe.break({ kind: "error", times: 3, match: "DELETE /v1/customers" });
  const [job] = await world.take("payments.forget");
  await expect(world.run("payments.forget", job!)).rejects.toThrow(PaymentsUnavailable);
  expect(await there(customer.provider_id)).toBe(1);
  await stripe.mend();
  await world.run("payments.forget", job!);
  expect(await there(customer.provider_id)).toBe(0);
  expect(await customerRow(customer.id)).toBeUndefined();
  await world.run("payments.forget", job!);

  const left = await api.db.selectFrom("payment_methods").select("last4").where("space_id", "=", spaceId).execute();
  expect(left).toEqual([{ last4: "4242" }]);
  // Handles the provider's later events, which refer to a customer that no longer exists.
  await world.settled();
});

test("user erased while a completed card setup is unprocessed → the setup and the provider's customer are deleted", async () => {
  const { api, stripe } = world;
  const { userId, client } = await aPayer(api);
  const form = (await client.payments.setUpForUser({}))!;
  await stripe.confirmSetup(form.clientSecret, {});
  await stripe.untilDelivered();
  const customer = await customerOf(userId);
  await erase(userId);
  await world.take("payments.forget");
  await world.work();
  expect(await api.db.selectFrom("payment_setups").select("status").where("id", "=", form.id).execute()).toEqual([]);
  expect(await there(customer.provider_id)).toBe(0);
  expect(await customerRow(customer.id)).toBeUndefined();
});

test("user who paid for a Space is erased → the payment remains without a reference to the user", async () => {
  const { api } = world;
  const { userId, client, spaceId } = await anOwner(api);
  await addCard(world, client);
  const customer = await customerOf(userId);
  const paid = { status: "paid" as const, captured_cents: 122, customer_id: customer.id };
  const id = await aPayment(api.db, { spaceId, ...paid });
  await erase(userId);
  await world.work();
  expect(await there(customer.provider_id)).toBe(0);
  expect(await customerRow(customer.id)).toMatchObject({ user_id: null, space_id: null, provider_id: null });
  const kept = await api.db.selectFrom("payments").select("status").where("id", "=", id).execute();
  expect(kept).toEqual([{ status: "paid" }]);
});

test("Space closed → keeps its card, because it may still owe money", async () => {
  const { api } = world;
  const { client, spaceId } = await anOwner(api);
  const { method } = await addCard(world, client, { spaceId });
  await api.db.updateTable("spaces").set({ enabled: false, closed_at: new Date() }).where("id", "=", spaceId).execute();
  await world.work();
  const kept = await api.db.selectFrom("payment_methods").select("removed_at").where("id", "=", method.id).execute();
  expect(kept).toEqual([{ removed_at: null }]);
  expect(await cardsOf(client, spaceId).catch(() => null)).not.toEqual([]);
});
