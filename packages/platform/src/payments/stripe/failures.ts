import { Stripe } from "stripe";
import { PaymentDeclined, PaymentRefused, PaymentsUnavailable } from "../port.ts";
import { failureOf, intentOf } from "./read.ts";

const { StripeCardError, StripeError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

function translate(error: unknown): unknown {
  if (!(error instanceof StripeError)) return error;
  if (error instanceof StripeCardError) {
    const intent = error.payment_intent ? intentOf(error.payment_intent) : null;
    return new PaymentDeclined(failureOf(error) ?? "unknown", intent);
  }
  if (error instanceof StripeInvalidRequestError)
    return new PaymentRefused(error.code ?? "invalid_request", error.message);
  // The same key with other words: asking again changes nothing.
  if (error instanceof StripeIdempotencyError) return new PaymentRefused("idempotency_key_reused", error.message);
  // No connection, 5xx, too many at once, the same key in flight; and a wrong key of ours, which an operator mends.
  return new PaymentsUnavailable(`${error.type}: ${error.message}`, { cause: error });
}

/** What it says, in the port's words. */
export async function spoken<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw translate(error);
  }
}

/** For what may have been done already: where it is as wanted, the refusal was none. */
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
