import { flag, inner, integer, labels, list, only, text, wanted, type FormParameters } from "../form.ts";
import type { StripePaymentIntent } from "../objects.ts";
import { invalid, missing, refused } from "../problem.ts";
import type { StripeWorld } from "../world.ts";
import { holdsSecret, page, within, type StripeCall } from "./call.ts";
import { makeMethod } from "./cards.ts";
import { chargeCard } from "./charge.ts";
import { customerOf, usable } from "./find.ts";

const [least, most] = [50, 99_999_999];
const changing = ["requires_payment_method", "requires_confirmation", "requires_action"];

export function intentOf(world: StripeWorld, id: string): StripePaymentIntent {
  const found = world.state.intents.get(id);
  if (!found) throw missing("payment_intent", id, "intent");
  return found;
}

const unexpected = (intent: StripePaymentIntent, act: string) =>
  refused(
    "payment_intent_unexpected_state",
    `You cannot ${act} this PaymentIntent because it has a status of ${intent.status}.`,
    { payment_intent: intent },
  );

function amountOf(params: FormParameters): number | undefined {
  const amount = integer(params, "amount");
  if (amount !== undefined && amount < least)
    throw invalid("amount_too_small", "Amount must be at least €0.50 eur", "amount");
  if (amount !== undefined && amount > most)
    throw invalid("amount_too_large", "Amount must be no more than €999,999.99", "amount");
  return amount;
}

function confirm({ world, params, key }: StripeCall, intent: StripePaymentIntent): StripePaymentIntent {
  if (!changing.includes(intent.status)) throw unexpected(intent, "confirm");
  const offSession = flag(params, "off_session");
  const typed = inner(params, "payment_method_data");
  const named = text(params, "payment_method") ?? intent.payment_method;
  if (!typed && !named)
    throw refused(
      "payment_intent_unexpected_state",
      "You cannot confirm this PaymentIntent because it's missing a payment method.",
      {
        payment_intent: intent,
      },
    );
  const method = typed ? makeMethod(world, inner(typed, "card") ?? {}) : usable(world, named ?? "", intent.customer);
  if (offSession && method.customer === null)
    throw refused("resource_missing", `The customer does not have a payment method with the ID ${method.id}.`, {
      param: "payment_method",
    });
  chargeCard(world, { intent, method, key }, offSession);
  return intent;
}

const creating =
  "amount currency customer description metadata allowed_payment_method_types payment_method confirm off_session return_url receipt_email setup_future_usage automatic_payment_methods";

export const intents = {
  create: (call: StripeCall) => {
    const { world, params, key } = call;
    only(params, creating);
    wanted(params, "amount");
    if (wanted(params, "currency") !== "eur") throw invalid("parameter_invalid", "only euros here", "currency");
    const customer = text(params, "customer") ?? null;
    if (customer !== null) customerOf(world, customer, "customer");
    const id = world.id("pi");
    const intent: StripePaymentIntent = {
      id,
      object: "payment_intent",
      created: world.seconds(),
      livemode: false,
      amount: amountOf(params) ?? 0,
      amount_received: 0,
      currency: "eur",
      client_secret: `${id}_secret_${world.id("s").slice(2)}`,
      customer,
      description: text(params, "description") ?? null,
      status: "requires_payment_method",
      metadata: labels(params),
      payment_method: null,
      payment_method_types: ["card"],
      allowed_payment_method_types: list(params, "allowed_payment_method_types"),
      setup_future_usage: text(params, "setup_future_usage") ?? null,
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
      canceled_at: null,
      cancellation_reason: null,
    };
    world.state.intents.set(id, intent);
    world.emit("payment_intent.created", intent, key);
    return flag(params, "confirm") ? confirm(call, intent) : intent;
  },
  list: ({ world, params }: StripeCall) => {
    only(params, "customer created limit starting_after");
    const customer = text(params, "customer");
    const all = [...world.state.intents.values()].toReversed();
    const matching = all.filter(
      (one) => (customer === undefined || one.customer === customer) && within(one.created, inner(params, "created")),
    );
    return page(matching, params, "/v1/payment_intents");
  },
  get: (call: StripeCall) => {
    only(call.params, "client_secret");
    const intent = intentOf(call.world, call.id);
    holdsSecret(call, intent.client_secret);
    return intent;
  },
  update: ({ world, id, params }: StripeCall) => {
    only(params, "amount customer description metadata receipt_email payment_method");
    const intent = intentOf(world, id);
    if (!changing.includes(intent.status)) throw unexpected(intent, "update");
    const customer = text(params, "customer");
    if (customer !== undefined) intent.customer = customerOf(world, customer, "customer").id;
    intent.amount = amountOf(params) ?? intent.amount;
    intent.description = text(params, "description") ?? intent.description;
    Object.assign(intent.metadata, labels(params));
    // An update of the intent cancels the pending authentication, which was for the previous values.
    if (intent.status === "requires_action")
      Object.assign(intent, { status: "requires_payment_method", payment_method: null, next_action: null });
    return intent;
  },
  confirm: (call: StripeCall) => {
    only(
      call.params,
      "payment_method payment_method_data off_session return_url client_secret use_stripe_sdk mandate_data expected_payment_method_type setup_future_usage",
    );
    const intent = intentOf(call.world, call.id);
    holdsSecret(call, intent.client_secret);
    return confirm(call, intent);
  },
  cancel: ({ world, id, params, key }: StripeCall) => {
    only(params, "cancellation_reason");
    const intent = intentOf(world, id);
    if (!changing.includes(intent.status)) throw unexpected(intent, "cancel");
    const reason = text(params, "cancellation_reason") ?? null;
    const end = { status: "canceled", canceled_at: world.seconds(), cancellation_reason: reason, next_action: null };
    Object.assign(intent, end);
    world.emit("payment_intent.canceled", intent, key);
    return intent;
  },
};
