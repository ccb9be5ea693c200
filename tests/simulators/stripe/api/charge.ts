import { authenticationRequired, kindOf } from "../cards.ts";
import type { Charge, StripePaymentIntent, StripePaymentMethod } from "../objects.ts";
import { declined, type Problem } from "../problem.ts";
import type { StripeWorld } from "../world.ts";
import { challenge } from "./authenticate.ts";
import { keep, secretOf } from "./cards.ts";

type ChargeAttempt = { intent: StripePaymentIntent; method: StripePaymentMethod; key: string | null };

function writeCharge(world: StripeWorld, { intent, method }: ChargeAttempt, failure: string | null): Charge {
  const paid = failure === null;
  const charge: Charge = {
    id: world.id("ch"),
    object: "charge",
    created: world.seconds(),
    livemode: false,
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    captured: paid,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: failure,
    metadata: { ...intent.metadata },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    status: paid ? "succeeded" : "failed",
  };
  world.state.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  return charge;
}

function take(world: StripeWorld, attempt: ChargeAttempt): void {
  const { intent, method, key } = attempt;
  if (intent.setup_future_usage !== null && intent.customer !== null) keep(world, method, intent.customer);
  const charge = writeCharge(world, attempt, null);
  Object.assign(intent, {
    status: "succeeded",
    amount_received: intent.amount,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  });
  world.emit("charge.succeeded", charge, key);
  world.emit("payment_intent.succeeded", intent, key);
}

function refuse(
  world: StripeWorld,
  attempt: ChargeAttempt,
  verdict: { code: string; decline: string | null },
): Problem {
  const { intent, method, key } = attempt;
  const charge = writeCharge(world, attempt, verdict.code);
  const said = declined(verdict.code, verdict.decline, {
    charge: charge.id,
    payment_method: method,
    payment_intent: intent,
  });
  const { type, code = "", decline_code, message } = said.words;
  Object.assign(intent, {
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type,
      code,
      ...(decline_code && { decline_code }),
      message,
      payment_method: structuredClone(method),
      charge: charge.id,
    },
  });
  world.emit("charge.failed", charge, key);
  world.emit("payment_intent.payment_failed", intent, key);
  return said;
}

/** Charges the card. The result differs between charges with and without the card's owner present. */
export function chargeCard(world: StripeWorld, attempt: ChargeAttempt, offSession: boolean): void {
  const { intent, method, key } = attempt;
  const secret = secretOf(world, method);
  const kind = kindOf(secret.number);
  const verdict = offSession ? kind.offSession : kind.onSession;
  if (verdict === null || (verdict === "afterSetup" && secret.authenticated)) return take(world, attempt);
  if (verdict === "authenticate") {
    Object.assign(intent, { status: "requires_action", payment_method: method.id, next_action: challenge });
    return world.emit("payment_intent.requires_action", intent, key);
  }
  throw refuse(world, attempt, verdict === "afterSetup" ? authenticationRequired : verdict);
}

/** Completes the payment after the authentication succeeded or failed. */
export function settleIntent(world: StripeWorld, attempt: ChargeAttempt, passed: boolean): void {
  const { intent, method } = attempt;
  if (passed) {
    const verdict = kindOf(secretOf(world, method).number).authenticated;
    return verdict === null ? take(world, attempt) : void refuse(world, attempt, verdict);
  }
  Object.assign(intent, {
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: "invalid_request_error",
      code: "payment_intent_authentication_failure",
      message: "The provided payment method has failed authentication.",
      payment_method: structuredClone(method),
    },
  });
  world.emit("payment_intent.payment_failed", intent);
}
