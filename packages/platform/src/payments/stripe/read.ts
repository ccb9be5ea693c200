import type { Stripe } from "stripe";
import type { ProviderCard, ProviderEvent, ProviderIntent, ProviderSetup } from "../port.ts";

const idOf = (given: string | { id: string } | null | undefined): string | null =>
  given === null || given === undefined || typeof given === "string" ? (given ?? null) : given.id;

type StripeFailure = { decline_code?: string; code?: string; type?: string } | null;
/** The bank's decline code if there is one, otherwise Stripe's code. */
export const declineCodeOf = (failure: StripeFailure): string | null =>
  failure && (failure.decline_code ?? failure.code ?? failure.type ?? "unknown");

export function cardOf({ id, customer, card }: Stripe.PaymentMethod): ProviderCard {
  if (!card) throw new Error(`${id} is not a card`);
  return {
    id,
    customer: idOf(customer),
    brand: card.brand,
    last4: card.last4,
    expiresMonth: card.exp_month,
    expiresYear: card.exp_year,
  };
}

/** The state of a card setup. A failed attempt leaves it open, because the user can enter another card. */
function setupStatus(status: string): ProviderSetup["status"] {
  if (status === "succeeded" || status === "canceled") return status;
  return "open";
}

export const setupOf = (setup: Stripe.SetupIntent): ProviderSetup => ({
  id: setup.id,
  customer: idOf(setup.customer),
  clientSecret: setup.client_secret ?? "",
  status: setupStatus(setup.status),
  failure: declineCodeOf(setup.last_setup_error),
  card: idOf(setup.payment_method),
});

const intentStatuses: Partial<Record<string, ProviderIntent["status"]>> = {
  requires_action: "requiresAction",
  processing: "processing",
  // Stripe's status `requires_capture` does not occur, because we never use manual capture. It would mean that the amount is not paid yet.
  requires_capture: "processing",
  succeeded: "succeeded",
  canceled: "canceled",
};

/** Converts a payment intent of Stripe. If the intent has a charge, the latest charge must be expanded (`withCharge`). */
export function intentOf(intent: Stripe.PaymentIntent): ProviderIntent {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  return {
    id: intent.id,
    customer: idOf(intent.customer),
    clientSecret: intent.client_secret ?? "",
    status: intentStatuses[intent.status] ?? "open",
    amountCents: intent.amount,
    capturedCents: charge?.amount_captured ?? intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    failure: declineCodeOf(intent.last_payment_error),
    metadata: intent.metadata,
  };
}

/** The event without the client secret. Events are stored for a while, and with the secret anybody could pay or add a card. */
const withoutSecret = ({ data, ...event }: Stripe.Event): unknown => ({
  ...event,
  data: { ...data, object: { ...data.object, client_secret: undefined } },
});

type StripeEventSubject = { id?: string; object?: string; payment_intent?: string | { id: string } | null };

export function eventOf(event: Stripe.Event): ProviderEvent {
  const subject: StripeEventSubject = event.data.object;
  return {
    id: event.id,
    type: event.type,
    objectId: subject.id ?? "",
    intentId: subject.object === "payment_intent" ? (subject.id ?? null) : idOf(subject.payment_intent),
    at: new Date(event.created * 1000),
    payload: withoutSecret(event),
  };
}
