import { inner, list, only, text } from "../form.ts";
import { missing } from "../problem.ts";
import { page, within, type StripeCall } from "./call.ts";

export const events = {
  list: ({ world, params }: StripeCall) => {
    only(params, "type types created limit starting_after");
    const types = new Set([...list(params, "types"), ...(text(params, "type") ? [text(params, "type")] : [])]);
    const all = [...world.state.events.values()].toReversed();
    const matching = all.filter(
      (one) => (types.size === 0 || types.has(one.type)) && within(one.created, inner(params, "created")),
    );
    return page(matching, params, "/v1/events");
  },
  get: ({ world, id }: StripeCall) => {
    const found = world.state.events.get(id);
    if (!found) throw missing("event", id);
    return found;
  },
};
