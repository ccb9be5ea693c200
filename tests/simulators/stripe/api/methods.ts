import { kindOf } from "../cards.ts";
import { inner, labels, only, wanted } from "../form.ts";
import { declined, refused } from "../problem.ts";
import { page, type StripeCall } from "./call.ts";
import { keep, letGo, makeMethod, secretOf } from "./cards.ts";
import { customerOf, methodOf, usable } from "./find.ts";

export const methods = {
  create: ({ world, params }: StripeCall) => {
    only(params, "type card billing_details metadata client_secret guid");
    if (wanted(params, "type") !== "card") throw refused("parameter_invalid", "only cards");
    const method = makeMethod(world, inner(params, "card") ?? {});
    method.metadata = labels(params);
    return method;
  },
  list: ({ world, params }: StripeCall) => {
    only(params, "customer type limit starting_after");
    const customer = wanted(params, "customer");
    const own = [...world.state.methods.values()].filter((one) => one.customer === customer);
    return page(own.toReversed(), params, "/v1/payment_methods");
  },
  get: ({ world, id }: StripeCall) => methodOf(world, id),
  attach: ({ world, id, params }: StripeCall) => {
    only(params, "customer");
    const customer = customerOf(world, wanted(params, "customer"), "customer");
    const method = usable(world, id, customer.id);
    const verdict = kindOf(secretOf(world, method).number).attach;
    if (verdict !== null && verdict !== "authenticate") throw declined(verdict.code, verdict.decline);
    keep(world, method, customer.id);
    return method;
  },
  detach: ({ world, id, params }: StripeCall) => {
    only(params, "");
    const method = methodOf(world, id);
    if (method.customer === null)
      throw refused(
        "payment_method_unexpected_state",
        "The payment method you provided is not attached to a customer.",
      );
    letGo(world, method);
    return method;
  },
};
