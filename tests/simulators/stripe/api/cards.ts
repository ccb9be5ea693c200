import { createHash } from "node:crypto";
import { isLuhn, kindOf } from "../cards.ts";
import { integer, text, wanted, type FormParameters } from "../form.ts";
import type { StripePaymentMethod } from "../objects.ts";
import { declined } from "../problem.ts";
import type { CardSecret, StripeWorld } from "../world.ts";

export const secretOf = (world: StripeWorld, { id }: StripePaymentMethod): CardSecret => {
  const secret = world.state.secrets.get(id);
  if (!secret) throw new Error(`${id} has no number`);
  return secret;
};

/** Creates a payment method from the card data that the user typed. Checks everything that does not need the bank. */
export function makeMethod(
  world: StripeWorld,
  card: FormParameters,
  given: { id?: string; customer?: string } = {},
): StripePaymentMethod {
  const number = wanted(card, "number").replaceAll(/[\s-]/g, "");
  const [month, year] = [integer(card, "exp_month") ?? 0, integer(card, "exp_year") ?? 0];
  if (!isLuhn(number)) throw declined("incorrect_number", null);
  const { brand } = kindOf(number);
  const cvc = text(card, "cvc");
  if (cvc !== undefined && cvc.length !== (brand === "amex" ? 4 : 3)) throw declined("invalid_cvc", null);
  const today = new Date(world.now());
  const wholeYear = year < 100 ? 2000 + year : year;
  if (month < 1 || month > 12) throw declined("invalid_expiry_month", null);
  if (wholeYear * 12 + month <= today.getUTCFullYear() * 12 + today.getUTCMonth())
    throw declined("invalid_expiry_year", null);
  const method: StripePaymentMethod = {
    id: given.id ?? world.id("pm"),
    object: "payment_method",
    created: world.seconds(),
    livemode: false,
    type: "card",
    customer: given.customer ?? null,
    metadata: {},
    billing_details: { name: null, email: null },
    card: {
      brand,
      last4: number.slice(-4),
      exp_month: month,
      exp_year: wholeYear,
      country: "IT",
      funding: "credit",
      fingerprint: createHash("sha256").update(number).digest("hex").slice(0, 16),
    },
  };
  world.state.methods.set(method.id, method);
  world.state.secrets.set(method.id, { number, authenticated: false, detached: false });
  return method;
}

export function keep(world: StripeWorld, method: StripePaymentMethod, customer: string): void {
  if (method.customer === customer) return;
  method.customer = customer;
  world.emit("payment_method.attached", method);
}

/** Detaches the payment method permanently. */
export function letGo(world: StripeWorld, method: StripePaymentMethod): void {
  method.customer = null;
  secretOf(world, method).detached = true;
  world.emit("payment_method.detached", method);
}
