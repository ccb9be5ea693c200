import { findRoute } from "./api/routes.ts";
import { decodeForm, list, type FormParameters } from "./form.ts";
import { invalid, Problem } from "./problem.ts";
import { apiVersion, type StripeWorld } from "./world.ts";

type JsonFields = Record<string, unknown>;
const isBag = (given: unknown): given is JsonFields =>
  typeof given === "object" && given !== null && !Array.isArray(given);

function lookUp({ state }: StripeWorld, id: string): unknown {
  const { charges, methods, customers, intents } = state;
  return charges.get(id) ?? methods.get(id) ?? customers.get(id) ?? intents.get(id) ?? id;
}

function follow(world: StripeWorld, given: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return typeof given === "string" ? lookUp(world, given) : given;
  if (Array.isArray(given)) return given.map((one: unknown) => follow(world, one, path));
  if (!isBag(given) || !(name in given)) return given;
  const value = given[name];
  const found = typeof value === "string" ? lookUp(world, value) : value;
  return { ...given, [name]: rest.length > 0 ? follow(world, found, rest) : found };
}

/** Replaces ids by their objects at the given paths, such as `latest_charge` or `data.latest_charge`, in a copy. */
const expand = (world: StripeWorld, given: unknown, paths: readonly string[]): unknown =>
  paths.reduce((result, path) => follow(world, result, path.split(".")), given);

export type StripeRequest = {
  method: string;
  pathname: string;
  form: string;
  authorization: string | undefined;
  version: string | undefined;
  key: string | null;
};
export type StripeResponse = { status: number; body: string; replayed?: boolean };
export type StripeKeys = { secret: string; publishable: string };

const keptMs = 24 * 60 * 60_000;
const inFlight = new Set<string>();

const bodyOf = (problem: Problem): StripeResponse => ({
  status: problem.status,
  body: JSON.stringify({ error: problem.words }, null, 2),
});
export const trouble = (): Problem => new Problem(500, { type: "api_error", message: "An unknown error occurred" });

function authorize({ authorization, version }: StripeRequest, params: FormParameters, keys: StripeKeys): boolean {
  const given = /^Bearer (.+)$/.exec(authorization ?? "")?.[1] ?? params.key;
  delete params.key;
  const browser = given === keys.publishable;
  if (!browser && given !== keys.secret)
    throw new Problem(401, { type: "invalid_request_error", message: "Invalid API Key provided" }, false);
  if (!browser && version !== undefined && version !== apiVersion)
    throw invalid("invalid_version", `Only ${apiVersion} is played here, not ${version}.`);
  return browser;
}

function work(world: StripeWorld, asked: StripeRequest, keys: StripeKeys): StripeResponse {
  const params = decodeForm(asked.form);
  const browser = authorize(asked, params, keys);
  const route = findRoute(asked.method, asked.pathname);
  if (!route || (browser && !route.browser))
    throw new Problem(route ? 403 : 404, { type: "invalid_request_error", message: `Unrecognized request URL` }, false);
  const paths = list(params, "expand");
  delete params.expand;
  const result = route.endpoint({ world, id: route.id, params, browser, key: asked.key });
  return { status: 200, body: JSON.stringify(expand(world, result, paths), null, 2) };
}

/** Faults that strike in the middle of a request; `FaultKind` explains them. */
export type FaultEffect = "error_saved" | "error_after" | null;

function perform(
  world: StripeWorld,
  asked: StripeRequest,
  keys: StripeKeys,
): { answer: StripeResponse; begun: boolean } {
  try {
    return { answer: work(world, asked, keys), begun: true };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { answer: bodyOf(error), begun: error.begun };
  }
}

/**
 * Returns the stored response of an earlier request with this idempotency key; the same key with other parameters is an error.
 */
function remembered({ state, now }: StripeWorld, { key }: StripeRequest, request: string): StripeResponse | null {
  const saved = key === null ? undefined : state.saved.get(key);
  if (!saved || now() - saved.at >= keptMs) return null;
  if (saved.request !== request) {
    const message = "Keys for idempotent requests can only be used with the same parameters they were first used with.";
    return bodyOf(new Problem(400, { type: "idempotency_error", message }));
  }
  return { status: saved.status, body: saved.body, replayed: true };
}

/** Handles one call with Stripe's idempotency: a request that has begun gets the same response for a day, errors included. */
export function answer(
  world: StripeWorld,
  asked: StripeRequest,
  { keys, strike }: { keys: StripeKeys; strike: FaultEffect },
): StripeResponse {
  const { key } = asked;
  const request = `${asked.method} ${asked.pathname}\n${asked.form}`;
  const before = remembered(world, asked, request);
  if (before) return before;
  let done = strike === "error_saved" ? { answer: bodyOf(trouble()), begun: true } : perform(world, asked, keys);
  if (strike === "error_after") done = { ...done, answer: bodyOf(trouble()) };
  if (key !== null && done.begun) world.state.saved.set(key, { at: world.now(), request, ...done.answer });
  return done.answer;
}

/** Refuses a second request with the same idempotency key while the first is running. */
export async function alone(key: string | null, act: () => Promise<StripeResponse>): Promise<StripeResponse> {
  if (key === null) return act();
  if (inFlight.has(key)) {
    const message = "There is currently another in-progress request using this Idempotent Key.";
    return bodyOf(new Problem(409, { type: "idempotency_error", code: "idempotency_key_in_use", message }));
  }
  inFlight.add(key);
  try {
    return await act();
  } finally {
    inFlight.delete(key);
  }
}
