import type { Customer, StripePaymentMethod } from "../objects.ts";
import { missing, refused } from "../problem.ts";
import type { StripeWorld } from "../world.ts";
import { secretOf } from "./cards.ts";
import { plantDemo } from "./demo.ts";

/** Finds a customer. A deleted customer is found only by a direct read. */
export function customerOf(world: StripeWorld, id: string, param = "id"): Customer {
  const found = world.state.customers.get(id) ?? plantDemo(world, id);
  if (!found || found.deleted) throw missing("customer", id, param);
  return found;
}

export function methodOf(world: StripeWorld, id: string, param = "payment_method"): StripePaymentMethod {
  if (!world.state.methods.has(id)) plantDemo(world, id);
  const found = world.state.methods.get(id);
  if (!found) throw missing("PaymentMethod", id, param);
  return found;
}

/** Finds a payment method for a customer. Refuses a method that is detached or belongs to another customer. */
export function usable(world: StripeWorld, id: string, customer: string | null): StripePaymentMethod {
  const method = methodOf(world, id);
  if (secretOf(world, method).detached)
    throw refused(
      "payment_method_unexpected_state",
      "The provided PaymentMethod was detached from a Customer. It may not be used again.",
    );
  if (method.customer !== null && method.customer !== customer)
    throw refused("resource_missing", `The customer does not have a payment method with the ID ${id}.`, {
      param: "payment_method",
    });
  return method;
}
