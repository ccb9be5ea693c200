import { Stripe } from "stripe";
import { EventRefused, type ProviderEvent } from "../port.ts";
import { eventOf } from "./read.ts";

/** The API version that this code supports. The webhook endpoint in Stripe's dashboard must be pinned to the same version. */
export const apiVersion = "2026-10-28.endive";
const toleranceSeconds = 300;

/** The event types that the product handles. Stripe allows at most twenty in a filter. */
export const wantedTypes = [
  "customer.deleted",
  "setup_intent.succeeded",
  "setup_intent.setup_failed",
  "setup_intent.canceled",
  "payment_intent.processing",
  "payment_intent.requires_action",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "payment_method.automatically_updated",
  "payment_method.detached",
  "payment_method.updated",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
  "refund.updated",
  "refund.failed",
];

function verified(stripe: Stripe, body: Uint8Array, { signature, secret, now }: SignatureCheck): unknown {
  // Accepts exactly one timestamp. With several, the SDK uses the last, and we could check the age of another one than the signed
  // one.
  const time = /^t=(\d{1,12})(?:,v\d+=[^,=]*)+$/.exec(signature ?? "")?.[1];
  if (signature === undefined || time === undefined) throw new EventRefused("signature");
  let event: unknown;
  try {
    // 0 disables the SDK's age check, which would accept future timestamps; we check the age below.
    event = stripe.webhooks.constructEvent(body, signature, secret, 0);
  } catch (error) {
    throw new EventRefused(error instanceof Stripe.errors.StripeSignatureVerificationError ? "signature" : "malformed");
  }
  const age = Math.floor(now.getTime() / 1000) - Number(time);
  if (age > toleranceSeconds) throw new EventRefused("old");
  if (age < -toleranceSeconds) throw new EventRefused("future");
  return event;
}
type SignatureCheck = { signature: string | undefined; secret: string; now: Date };

function isEvent(given: unknown): given is Stripe.Event {
  if (typeof given !== "object" || given === null || !("data" in given)) return false;
  const { id, type, created, data } = given as Record<string, unknown>;
  if (typeof id !== "string" || typeof type !== "string" || typeof created !== "number") return false;
  const subject = typeof data === "object" && data !== null && "object" in data ? data.object : null;
  return typeof subject === "object" && subject !== null && "id" in subject && typeof subject.id === "string";
}

/** Accepts only events that are signed by Stripe, fresh, of our API version and of our mode; otherwise throws `EventRefused`. */
export function readEvent(stripe: Stripe, live: boolean, given: SignatureCheck & { body: Uint8Array }): ProviderEvent {
  const event = verified(stripe, given.body, given);
  if (!isEvent(event)) throw new EventRefused("malformed");
  if (event.api_version !== apiVersion) throw new EventRefused("version");
  if (event.livemode !== live) throw new EventRefused("mode");
  return eventOf(event);
}
