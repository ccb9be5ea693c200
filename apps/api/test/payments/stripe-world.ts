import { openPayments, type PaymentProvider } from "@orbita/platform";
import { startStripe, type StripeSimulator } from "@orbita/simulators/stripe";
import { afterAll, afterEach, beforeAll } from "vitest";

export let stripe: StripeSimulator;
export let payments: PaymentProvider;

/** Starts a simulated Stripe and opens our payments port on it. Faults are reset after each test. */
export function withStripe(): void {
  beforeAll(async () => {
    stripe = await startStripe();
    payments = openPayments(stripe.environment)!;
  });
  afterEach(async () => {
    await stripe.mend();
    await stripe.setClock(null);
  });
  afterAll(() => stripe.stop());
}

let count = 0;
/** A new idempotency key. */
export const key = () => `key_${(count += 1)}`;
export const aCustomer = () =>
  payments.createCustomer({ key: key(), name: "Lanterna", email: null, metadata: { space: "1" } });
export const aSetup = (customer: string) => payments.createSetup({ key: key(), customer, metadata: { setup: "1" } });
export const anIntent = (customer: string, amountCents = 12_100, metadata = {}) =>
  payments.createIntent({ key: key(), customer, amountCents, description: "7/2026", metadata });
export const aCard = async (customer: string, number = "4242424242424242") =>
  (await stripe.addCard({ customer, number })).id;
export const charge = (intent: string, card: string, more: { key?: string; offSession?: boolean } = {}) =>
  payments.confirmIntent(intent, { key: key(), card, offSession: true, ...more });
/** Returns the error that the promise rejected with, or null. */
export const thrown = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(() => null).catch((error: unknown) => error);
export const chargesOf = async (intent: string) =>
  (await stripe.state()).charges.filter((one) => one.payment_intent === intent && one.paid);

/** Adds a card: creates a setup, submits its form and, if required, authenticates. */
export async function typed(number: string, outcome: "complete" | "fail" = "complete") {
  const customer = await aCustomer();
  const setup = await aSetup(customer);
  const said = await stripe.confirmSetup(setup.clientSecret, { number, outcome });
  return { customer, said, setup: await payments.readSetup(setup.id) };
}
