import { accountLimits, email as emailSchema } from "@orbita/contract";

/** An address as ours are written, or none: what a provider says is input like any other. */
export function readEmail(value: unknown): string | null {
  const { data } = emailSchema.safeParse(value);
  return data ?? null;
}

const readName = (value: unknown): string =>
  typeof value === "string" ? value.trim().slice(0, accountLimits.name.max).trim() : "";

export const readNames = (first: unknown, last: unknown) => ({ firstName: readName(first), lastName: readName(last) });

/** One name for all: the first word, and the rest. A suggestion that the person corrects. */
export function splitName(value: unknown) {
  const [first, ...rest] = readName(value).split(/\s+/u);
  return readNames(first, rest.join(" "));
}

/**
 * Google vouches for an address when it is one of its own, or of a domain that it runs for somebody. Any other was proven once,
 * perhaps years ago, and may be somebody else's by now.
 */
export const isGooglesOwn = (address: string, hostedDomain: unknown): boolean =>
  /@(gmail|googlemail)\.com$/.test(address) ||
  (typeof hostedDomain === "string" && address.endsWith(`@${hostedDomain.toLowerCase()}`));
