import { Stripe } from "stripe";
import { PaymentDeclined, PaymentRefused, PaymentsUnavailable } from "../port.ts";
import { declineCodeOf, intentOf } from "./read.ts";

const { StripeCardError, StripeError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

function translate(error: unknown): unknown {
  if (!(error instanceof StripeError)) return error;
  if (error instanceof StripeCardError) {
    const intent = error.payment_intent ? intentOf(error.payment_intent) : null;
    return new PaymentDeclined(declineCodeOf(error) ?? "unknown", intent);
  }
  if (error instanceof StripeInvalidRequestError)
    return new PaymentRefused(error.code ?? "invalid_request", error.message);
  // The idempotency key was used before with other parameters. A retry would fail again.
  if (error instanceof StripeIdempotencyError) return new PaymentRefused("idempotency_key_reused", error.message);
  // All other errors count as an outage of the provider: a connection failure, a 5xx, a rate limit, a concurrent request with the
  // same key, or an invalid API key, which the operator must fix.
  return new PaymentsUnavailable(`${error.type}: ${error.message}`, { cause: error });
}

/** Awaits a call of the SDK and translates Stripe's errors to the errors of the port. */
export async function spoken<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw translate(error);
  }
}

/**
 * For requests that may have been executed before: if Stripe refuses but the object is already in the desired state, returns that
 * object.
 */
export async function unlessSo<T>(asked: Promise<T>, look: () => Promise<T | null>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    const found = await look();
    if (found === null) throw error;
    return found;
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof PaymentRefused && error.code === "resource_missing";
