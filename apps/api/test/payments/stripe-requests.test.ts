import { serverUrl } from "@orbita/testing";
import { expect, test } from "vitest";
import { aCard, aCustomer, anIntent, aSetup, key, payments, stripe, thrown, withStripe } from "./stripe-world.ts";

withStripe();

/** Sends the call to stripe-mock, which accepts what Stripe's OpenAPI description allows, and refuses the rest. */
async function answered(call: string): Promise<{ status: number; text: string }> {
  const [method = "", path = "", form] = call.split(" ");
  const url = `${serverUrl("STRIPE_MOCK_URL")}${path}`;
  const answer = await fetch(method === "GET" && form ? `${url}?${form}` : url, {
    method,
    headers: { authorization: "Bearer sk_test_123", "content-type": "application/x-www-form-urlencoded" },
    ...(method === "POST" && { body: form ?? "" }),
  });
  return { status: answer.status, text: await answer.text() };
}

const waysToAsk = 16;
/** Calls every method of the payments port with all its parameters, so that stripe-mock can check the requests. */
async function sayEverything(): Promise<void> {
  const customer = await payments.createCustomer({
    key: key(),
    name: "Lanterna",
    email: "conti@lanterna.example",
    metadata: { space: "1" },
  });
  const card = await aCard(customer);
  const setup = await aSetup(customer);
  await payments.readSetup(setup.id);
  await payments.cancelSetup(setup.id);
  await payments.readCard(card);
  await payments.listCards(customer);
  const intent = await anIntent(customer, 4_000, { payment: "1" });
  await payments.changeIntent(intent.id, { customer: await aCustomer() });
  await payments.changeIntent(intent.id, { customer, amountCents: 5_000 });
  await payments.findIntent(customer, { payment: "1" });
  const returnUrl = "https://orbita.example/space/billing";
  await payments.confirmIntent(intent.id, { key: key(), card, offSession: false, returnUrl });
  await thrown(payments.confirmIntent(intent.id, { key: key(), card, offSession: true }));
  await payments.readIntent(intent.id);
  await payments.cancelIntent((await anIntent(customer)).id);
  await payments.refund({ key: key(), intent: intent.id, amountCents: 100, metadata: { refund: "1" } });
  await payments.listEvents(new Date(Date.now() - 3_600_000));
  await payments.detachCard(card);
  await payments.deleteCustomer(customer);
}

test("every request that the payments port sends → valid for Stripe's OpenAPI description", async () => {
  await sayEverything();
  const calls = await stripe.calls();
  // The distinct requests, without ids. If the port gets a new method, `sayEverything` must call it.
  const ways = new Set(
    calls.map((call) =>
      call
        .split(" ", 2)
        .join(" ")
        .replace(/_[0-9a-f]{24}/, ""),
    ),
  );
  expect(ways.size).toBe(waysToAsk);
  for (const call of calls) expect(await answered(call), call).toMatchObject({ status: 200 });
});

test("Stripe request with unknown or missing parameters → refused by stripe-mock", async () => {
  expect((await answered("POST /v1/payment_intents amount=100&currency=eur&amuont=1")).status).toBe(400);
  expect((await answered("POST /v1/payment_intents currency=eur")).status).toBe(400);
  expect((await answered("POST /v1/setup_intents usage=sometimes")).status).toBe(400);
});
