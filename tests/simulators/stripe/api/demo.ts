import type { Customer } from "../objects.ts";
import type { StripeWorld } from "../world.ts";
import { makeMethod } from "./cards.ts";

const demo = /^(?:cus|pm)_demo_(.+)$/;

/**
 * The product's demo data references customers and cards that were never created here (`cus_demo_…`, `pm_demo_…`): they are created
 * on first access, each customer with one valid card.
 */
export function plantDemo(world: StripeWorld, id: string): Customer | undefined {
  const name = demo.exec(id)?.[1];
  if (name === undefined) return undefined;
  const customer: Customer = {
    id: `cus_demo_${name}`,
    object: "customer",
    created: world.seconds(),
    livemode: false,
    name: "Demo",
    email: null,
    metadata: {},
    invoice_settings: { default_payment_method: null },
  };
  if (world.state.customers.has(customer.id)) return undefined;
  world.state.customers.set(customer.id, customer);
  const year = new Date(world.now()).getUTCFullYear() + 4;
  const card = { number: "4242424242424242", exp_month: "12", exp_year: String(year), cvc: "123" };
  makeMethod(world, card, { id: `pm_demo_${name}`, customer: customer.id });
  return customer;
}
