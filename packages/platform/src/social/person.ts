import { accountLimits, email as emailSchema } from "@orbita/contract";

/** The normalized email address from a provider, or null if it is invalid, because data from a provider is untrusted. */
export function readEmail(value: unknown): string | null {
  const { data } = emailSchema.safeParse(value);
  return data ?? null;
}

const readName = (value: unknown): string =>
  typeof value === "string" ? value.trim().slice(0, accountLimits.name.max).trim() : "";

export const readNames = (first: unknown, last: unknown) => ({ firstName: readName(first), lastName: readName(last) });

/** Splits a full name into the first word and the rest. The user can correct it. */
export function splitName(value: unknown) {
  const [first, ...rest] = readName(value).split(/\s+/u);
  return readNames(first, rest.join(" "));
}

/**
 * Whether Google vouches for an address: only for its own addresses and for domains that it hosts. It verified any other address
 * once, perhaps years ago, and that address may belong to somebody else by now.
 */
export const isGooglesOwn = (address: string, hostedDomain: unknown): boolean =>
  /@(gmail|googlemail)\.com$/.test(address) ||
  (typeof hostedDomain === "string" && address.endsWith(`@${hostedDomain.toLowerCase()}`));
