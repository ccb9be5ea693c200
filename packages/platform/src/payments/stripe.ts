import { Stripe } from "stripe";
import type { PaymentProvider } from "./port.ts";
import { apiVersion, readEvent, wantedTypes } from "./stripe/events.ts";
import { isMissing, spoken, unlessSo } from "./stripe/failures.ts";
import { cardOf, eventOf, intentOf, setupOf } from "./stripe/read.ts";

type StripeOptions = { url: string; secretKey: string; publishableKey: string; webhookSecret: string };

const timeoutMs = 10_000;
const pageSize = 100;
/** Expands the latest charge, which contains the captured and refunded amounts. */
const withCharge = { expand: ["latest_charge"] };
/** The product supports only cards. */
const cardOnly = { allowed_payment_method_types: ["card" as const] };

function clientOf({ url, secretKey }: StripeOptions): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    ...(port !== "" && { port }),
    protocol: protocol === "http:" ? "http" : "https",
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

function cardsOf(stripe: Stripe): Pick<PaymentProvider, "readCard" | "listCards" | "detachCard"> {
  const readCard: PaymentProvider["readCard"] = async (id) => cardOf(await spoken(stripe.paymentMethods.retrieve(id)));
  async function isGone(id: string): Promise<boolean> {
    try {
      return (await readCard(id)).customer === null;
    } catch (error) {
      if (isMissing(error)) return true;
      throw error;
    }
  }
  return {
    readCard,
    listCards: async (customer) => {
      const listed = stripe.customers.listPaymentMethods(customer, { type: "card", limit: pageSize });
      return (await spoken(listed.autoPagingToArray({ limit: 1_000 }))).map(cardOf);
    },
    detachCard: async (id) => {
      const detached = spoken(stripe.paymentMethods.detach(id)).then(() => true);
      await unlessSo(detached, async () => (await isGone(id)) || null);
    },
  };
}

function customersOf(stripe: Stripe): Pick<PaymentProvider, "createCustomer" | "deleteCustomer"> {
  return {
    createCustomer: async ({ key: idempotencyKey, name, email, metadata }) => {
      const words = { name, ...(email !== null && { email }), metadata };
      return (await spoken(stripe.customers.create(words, { idempotencyKey }))).id;
    },
    deleteCustomer: async (id) => {
      try {
        await spoken(stripe.customers.del(id));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}

function setupsOf({ setupIntents }: Stripe): Pick<PaymentProvider, "createSetup" | "readSetup" | "cancelSetup"> {
  const readSetup: PaymentProvider["readSetup"] = async (id) => setupOf(await spoken(setupIntents.retrieve(id)));
  return {
    createSetup: async ({ key: idempotencyKey, customer, metadata }) => {
      // The card is charged later without the cardholder (`off_session`), which the bank must know when the card is set up.
      const words = { customer, metadata, usage: "off_session" as const, ...cardOnly };
      return setupOf(await spoken(setupIntents.create(words, { idempotencyKey })));
    },
    readSetup,
    cancelSetup: async (id) => {
      await unlessSo(spoken(setupIntents.cancel(id)).then(setupOf), async () => {
        const setup = await readSetup(id);
        return setup.status === "canceled" ? setup : null;
      });
    },
  };
}

type IntentMethods = "createIntent" | "readIntent" | "findIntent" | "changeIntent" | "confirmIntent" | "cancelIntent";

function intentsOf({ paymentIntents }: Stripe): Pick<PaymentProvider, IntentMethods> {
  const readIntent: PaymentProvider["readIntent"] = async (id) =>
    intentOf(await spoken(paymentIntents.retrieve(id, withCharge)));
  return {
    createIntent: async ({ key: idempotencyKey, customer, amountCents, description, metadata }) => {
      const words = { amount: amountCents, currency: "eur", customer, description, metadata, ...cardOnly };
      return intentOf(await spoken(paymentIntents.create({ ...words, ...withCharge }, { idempotencyKey })));
    },
    readIntent,
    findIntent: async (customer, metadata) => {
      const wanted = Object.entries(metadata);
      const listed = paymentIntents.list({ customer, limit: pageSize, expand: ["data.latest_charge"] });
      for (const intent of await spoken(listed.autoPagingToArray({ limit: 10_000 })))
        if (wanted.every(([name, value]) => intent.metadata[name] === value)) return intentOf(intent);
      return null;
    },
    changeIntent: async (id, { customer, amountCents }) => {
      const words = { ...(customer && { customer }), ...(amountCents !== undefined && { amount: amountCents }) };
      return intentOf(await spoken(paymentIntents.update(id, { ...words, ...withCharge })));
    },
    confirmIntent: async (id, { key: idempotencyKey, card, offSession, returnUrl }) => {
      const words = { payment_method: card, ...(offSession && { off_session: true }) };
      const back = returnUrl ? { return_url: returnUrl } : {};
      const asked = paymentIntents.confirm(id, { ...words, ...back, ...withCharge }, { idempotencyKey });
      return intentOf(await spoken(asked));
    },
    cancelIntent: (id) =>
      unlessSo(spoken(paymentIntents.cancel(id, withCharge)).then(intentOf), async () => {
        const intent = await readIntent(id);
        return intent.status === "canceled" ? intent : null;
      }),
  };
}

/** The payment provider Stripe, through its SDK. For what this adapter does not support, see docs/guides/payments.md. */
export function createStripe(options: StripeOptions): PaymentProvider {
  const stripe = clientOf(options);
  const live = options.secretKey.startsWith("sk_live") || options.secretKey.startsWith("rk_live");
  return {
    publishableKey: options.publishableKey,
    ...customersOf(stripe),
    ...cardsOf(stripe),
    ...setupsOf(stripe),
    ...intentsOf(stripe),
    refund: async ({ key: idempotencyKey, intent, amountCents, metadata }) => {
      const words = { payment_intent: intent, amount: amountCents, metadata };
      return (await spoken(stripe.refunds.create(words, { idempotencyKey }))).id;
    },
    readEvent: (body, signature, now) =>
      readEvent(stripe, live, { body, signature, secret: options.webhookSecret, now }),
    listEvents: async (since) => {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const listed = stripe.events.list({ created, types: wantedTypes, limit: pageSize });
      return (await spoken(listed.autoPagingToArray({ limit: 10_000 }))).map(eventOf).toReversed();
    },
  };
}
