import { only, wanted } from "../form.ts";
import { refused } from "../problem.ts";
import type { StripeWorld } from "../world.ts";
import type { StripeCall, StripeEndpoint } from "./call.ts";
import { settleIntent } from "./charge.ts";
import { customers } from "./customers.ts";
import { events } from "./events.ts";
import { methodOf } from "./find.ts";
import { intentOf, intents } from "./intents.ts";
import { methods } from "./methods.ts";
import { chargeOf, refunds } from "./refunds.ts";
import { setupOf, settleSetup, setups } from "./setups.ts";

/** Handles a button that was pressed on the simulated bank's page. */
export function authenticate(world: StripeWorld, id: string, passed: boolean): unknown {
  const isSetup = id.startsWith("seti_");
  const thing = isSetup ? setupOf(world, id) : intentOf(world, id);
  if (thing.status !== "requires_action") throw refused("intent_unexpected_state", "Nobody is being asked.");
  if (thing.object === "setup_intent") settleSetup(world, thing, passed);
  else settleIntent(world, { intent: thing, method: methodOf(world, thing.payment_method ?? ""), key: null }, passed);
  return thing;
}

function answerChallenge({ world, params }: StripeCall): unknown {
  only(params, "client_secret outcome");
  const secret = wanted(params, "client_secret");
  const id = secret.slice(0, secret.indexOf("_secret_"));
  const thing = id.startsWith("seti_") ? setupOf(world, id) : intentOf(world, id);
  if (thing.client_secret !== secret) throw refused("resource_missing", "No such intent.");
  return authenticate(world, id, wanted(params, "outcome") === "complete");
}

type StripeRoute = { method: string; path: RegExp; endpoint: StripeEndpoint; browser: boolean };
const route = (line: string, endpoint: StripeEndpoint, browser = false): StripeRoute => {
  const [method = "", path = ""] = line.split(" ");
  return { method, path: new RegExp(`^/v1/${path.replace(":id", "([^/]+)")}$`), endpoint, browser };
};

/** The routes of the simulated Stripe API; `true` marks those that a browser may call with the publishable key. */
const routes: readonly StripeRoute[] = [
  route("POST customers", customers.create),
  route("GET customers/:id", customers.get),
  route("POST customers/:id", customers.update),
  route("DELETE customers/:id", customers.remove),
  route("GET customers/:id/payment_methods", customers.methods),
  route("POST payment_methods", methods.create, true),
  route("GET payment_methods", methods.list),
  route("GET payment_methods/:id", methods.get),
  route("POST payment_methods/:id/attach", methods.attach),
  route("POST payment_methods/:id/detach", methods.detach),
  route("POST setup_intents", setups.create),
  route("GET setup_intents/:id", setups.get, true),
  route("POST setup_intents/:id/confirm", setups.confirm, true),
  route("POST setup_intents/:id/cancel", setups.cancel),
  route("POST payment_intents", intents.create),
  route("GET payment_intents", intents.list),
  route("GET payment_intents/:id", intents.get, true),
  route("POST payment_intents/:id", intents.update),
  route("POST payment_intents/:id/confirm", intents.confirm, true),
  route("POST payment_intents/:id/cancel", intents.cancel),
  route("POST refunds", refunds.create),
  route("GET refunds/:id", refunds.get),
  route("GET charges/:id", ({ world, id }) => chargeOf(world, id)),
  route("GET events", events.list),
  route("GET events/:id", events.get),
  route("POST simulated_challenge", answerChallenge, true),
];

export function findRoute(method: string, pathname: string) {
  for (const one of routes) {
    const found = one.method === method ? one.path.exec(pathname) : null;
    if (found) return { ...one, id: decodeURIComponent(found[1] ?? "") };
  }
  return null;
}
