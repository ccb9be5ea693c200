import type { StripeWorld } from "../world.ts";

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
export const expand = (world: StripeWorld, given: unknown, paths: readonly string[]): unknown =>
  paths.reduce((result, path) => follow(world, result, path.split(".")), given);
