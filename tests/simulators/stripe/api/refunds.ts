import { integer, labels, only, text } from "../form.ts";
import type { Charge, Dispute, Refund } from "../objects.ts";
import { invalid, missing, refused } from "../problem.ts";
import type { StripeWorld } from "../world.ts";
import type { StripeCall } from "./call.ts";
import { intentOf } from "./intents.ts";

export function chargeOf(world: StripeWorld, id: string): Charge {
  const found = world.state.charges.get(id);
  if (!found) throw missing("charge", id);
  return found;
}

/** The amount of a refund: at most the captured amount that is not refunded yet. */
function amountOf({ params }: StripeCall, charge: Charge): number {
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.status !== "succeeded") throw refused("charge_not_refundable", `Charge ${charge.id} was not paid.`);
  if (left === 0) throw refused("charge_already_refunded", `Charge ${charge.id} has already been refunded.`);
  const amount = integer(params, "amount") ?? left;
  if (amount <= 0) throw invalid("parameter_invalid_integer", "Invalid positive integer", "amount");
  if (amount > left)
    throw refused(
      "amount_too_large",
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      {
        param: "amount",
      },
    );
  return amount;
}

export const refunds = {
  create: (call: StripeCall) => {
    const { world, params, key } = call;
    only(params, "payment_intent charge amount metadata reason");
    const intent = text(params, "payment_intent");
    const id = intent === undefined ? text(params, "charge") : intentOf(world, intent).latest_charge;
    if (!id) throw refused("charge_not_refundable", "This PaymentIntent does not have a successful charge to refund.");
    const charge = chargeOf(world, id);
    const amount = amountOf(call, charge);
    const refund: Refund = {
      id: world.id("re"),
      object: "refund",
      created: world.seconds(),
      livemode: false,
      amount,
      charge: charge.id,
      currency: charge.currency,
      metadata: labels(params),
      payment_intent: charge.payment_intent,
      reason: text(params, "reason") ?? null,
      status: "succeeded",
    };
    world.state.refunds.set(refund.id, refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount_captured;
    world.emit("refund.created", refund, key);
    world.emit("charge.refunded", charge, key);
    return refund;
  },
  get: ({ world, id }: StripeCall) => {
    const found = world.state.refunds.get(id);
    if (!found) throw missing("refund", id);
    return found;
  },
};

/** Opens a dispute, as if the card's owner disputed the charge. */
export function dispute(world: StripeWorld, intentId: string): Dispute {
  const charge = chargeOf(world, intentOf(world, intentId).latest_charge ?? "");
  charge.disputed = true;
  const made: Dispute = {
    id: world.id("dp"),
    object: "dispute",
    created: world.seconds(),
    livemode: false,
    amount: charge.amount,
    charge: charge.id,
    payment_intent: intentId,
    status: "needs_response",
    reason: "fraudulent",
  };
  world.state.disputes.set(made.id, made);
  world.emit("charge.dispute.created", made);
  return made;
}
