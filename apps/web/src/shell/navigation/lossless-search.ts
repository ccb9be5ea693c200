import { parseSearchWith, stringifySearchWith } from "@tanstack/react-router";

/**
 * Parses a search parameter. A value stays text if parsing it as JSON and serializing it again, as the router does, would change it.
 * For example, a sign-in provider's code `1234567e901234567890` is not a number.
 */
export function readLossless(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === "number" && String(value) !== text) throw new SyntaxError("not the same number");
  return value;
}

export const losslessSearch = {
  parseSearch: parseSearchWith(readLossless),
  stringifySearch: stringifySearchWith(JSON.stringify, readLossless),
};
