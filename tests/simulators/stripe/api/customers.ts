import { inner, labels, only, text, type FormParameters } from "../form.ts";
import type { Customer } from "../objects.ts";
import { page, type StripeCall } from "./call.ts";
import { letGo } from "./cards.ts";
import { customerOf } from "./find.ts";

const known = "name email metadata description invoice_settings";

function write(customer: Customer, params: FormParameters): void {
  only(params, known);
  customer.name = text(params, "name") ?? customer.name;
  customer.email = text(params, "email") ?? customer.email;
  Object.assign(customer.metadata, labels(params));
  const settings = inner(params, "invoice_settings");
  if (settings) customer.invoice_settings.default_payment_method = text(settings, "default_payment_method") ?? null;
}

export const customers = {
  create: ({ world, params, key }: StripeCall) => {
    const customer: Customer = {
      id: world.id("cus"),
      object: "customer",
      created: world.seconds(),
      livemode: false,
      name: null,
      email: null,
      metadata: {},
      invoice_settings: { default_payment_method: null },
    };
    write(customer, params);
    world.state.customers.set(customer.id, customer);
    world.emit("customer.created", customer, key);
    return customer;
  },
  get: ({ world, id }: StripeCall) => {
    const found = world.state.customers.get(id);
    return found?.deleted ? { id, object: "customer", deleted: true } : customerOf(world, id);
  },
  update: ({ world, id, params, key }: StripeCall) => {
    const customer = customerOf(world, id);
    write(customer, params);
    world.emit("customer.updated", customer, key);
    return customer;
  },
  remove: ({ world, id, key }: StripeCall) => {
    const customer = customerOf(world, id);
    for (const method of world.state.methods.values()) if (method.customer === id) letGo(world, method);
    customer.deleted = true;
    world.emit("customer.deleted", customer, key);
    return { id, object: "customer", deleted: true };
  },
  methods: ({ world, id, params }: StripeCall) => {
    only(params, "type limit starting_after");
    customerOf(world, id);
    const own = [...world.state.methods.values()].filter(({ customer }) => customer === id).toReversed();
    return page(own, params, `/v1/customers/${id}/payment_methods`);
  },
};
