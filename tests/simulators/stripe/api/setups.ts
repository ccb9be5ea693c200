import { kindOf } from "../cards.ts";
import { inner, labels, list, only, text } from "../form.ts";
import type { PaymentFailure, StripePaymentMethod, StripeSetupIntent } from "../objects.ts";
import { declined, missing, refused } from "../problem.ts";
import type { StripeWorld } from "../world.ts";
import { challenge } from "./authenticate.ts";
import { holdsSecret, type StripeCall } from "./call.ts";
import { keep, makeMethod, secretOf } from "./cards.ts";
import { customerOf, usable } from "./find.ts";

export function setupOf(world: StripeWorld, id: string): StripeSetupIntent {
  const found = world.state.setups.get(id);
  if (!found) throw missing("setupintent", id, "intent");
  return found;
}

function succeed(world: StripeWorld, setup: StripeSetupIntent, method: StripePaymentMethod, key: string | null): void {
  if (setup.customer !== null) keep(world, method, setup.customer);
  Object.assign(setup, { status: "succeeded", last_setup_error: null, next_action: null, payment_method: method.id });
  world.emit("setup_intent.succeeded", setup, key);
}

function fail(world: StripeWorld, setup: StripeSetupIntent, failure: PaymentFailure, key: string | null): void {
  Object.assign(setup, {
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_setup_error: failure,
  });
  world.emit("setup_intent.setup_failed", setup, key);
}

/** Completes the setup after the authentication succeeded or failed. */
export function settleSetup(world: StripeWorld, setup: StripeSetupIntent, passed: boolean): void {
  const method = usable(world, setup.payment_method ?? "", setup.customer);
  if (passed) {
    secretOf(world, method).authenticated = true;
    return succeed(world, setup, method, null);
  }
  const code = "setup_intent_authentication_failure";
  const message = "The provided payment method has failed authentication.";
  fail(world, setup, { type: "invalid_request_error", code, message, payment_method: method }, null);
}

const unexpected = (setup: StripeSetupIntent, act: string) =>
  refused("setup_intent_unexpected_state", `You cannot ${act} a SetupIntent that is ${setup.status}.`, {
    setup_intent: setup,
  });

function confirm({ world, params, key }: StripeCall, setup: StripeSetupIntent): StripeSetupIntent {
  if (setup.status === "succeeded" || setup.status === "canceled") throw unexpected(setup, "confirm");
  const typed = inner(params, "payment_method_data");
  const named = text(params, "payment_method") ?? setup.payment_method;
  if (!typed && !named)
    throw refused(
      "setup_intent_unexpected_state",
      "You cannot confirm this SetupIntent because it's missing a payment method.",
    );
  const method = typed ? makeMethod(world, inner(typed, "card") ?? {}) : usable(world, named ?? "", setup.customer);
  const verdict = kindOf(secretOf(world, method).number).attach;
  if (verdict === null) succeed(world, setup, method, key);
  else if (verdict === "authenticate") {
    Object.assign(setup, { status: "requires_action", payment_method: method.id, next_action: challenge });
    world.emit("setup_intent.requires_action", setup, key);
  } else {
    const said = declined(verdict.code, verdict.decline, { payment_method: method, setup_intent: setup });
    const { type, code = "", decline_code, message } = said.words;
    fail(world, setup, { type, code, ...(decline_code && { decline_code }), message, payment_method: method }, key);
    throw said;
  }
  return setup;
}

export const setups = {
  create: (call: StripeCall) => {
    const { world, params, key } = call;
    only(
      params,
      "customer metadata usage allowed_payment_method_types description payment_method confirm return_url automatic_payment_methods",
    );
    const customer = text(params, "customer") ?? null;
    if (customer !== null) customerOf(world, customer, "customer");
    const id = world.id("seti");
    const setup: StripeSetupIntent = {
      id,
      object: "setup_intent",
      created: world.seconds(),
      livemode: false,
      client_secret: `${id}_secret_${world.id("s").slice(2)}`,
      customer,
      status: "requires_payment_method",
      usage: text(params, "usage") ?? "off_session",
      metadata: labels(params),
      description: text(params, "description") ?? null,
      payment_method: null,
      payment_method_types: ["card"],
      allowed_payment_method_types: list(params, "allowed_payment_method_types"),
      last_setup_error: null,
      next_action: null,
      cancellation_reason: null,
    };
    world.state.setups.set(id, setup);
    world.emit("setup_intent.created", setup, key);
    return text(params, "confirm") === "true" ? confirm(call, setup) : setup;
  },
  get: (call: StripeCall) => {
    only(call.params, "client_secret");
    const setup = setupOf(call.world, call.id);
    holdsSecret(call, setup.client_secret);
    return setup;
  },
  confirm: (call: StripeCall) => {
    only(
      call.params,
      "payment_method payment_method_data return_url client_secret use_stripe_sdk mandate_data expected_payment_method_type",
    );
    const setup = setupOf(call.world, call.id);
    holdsSecret(call, setup.client_secret);
    return confirm(call, setup);
  },
  cancel: ({ world, id, params, key }: StripeCall) => {
    only(params, "cancellation_reason");
    const setup = setupOf(world, id);
    if (setup.status === "succeeded" || setup.status === "canceled") throw unexpected(setup, "cancel");
    Object.assign(setup, { status: "canceled", next_action: null, cancellation_reason: "requested_by_customer" });
    world.emit("setup_intent.canceled", setup, key);
    return setup;
  },
};
