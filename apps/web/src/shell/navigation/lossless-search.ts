import { parseSearchWith, stringifySearchWith } from "@tanstack/react-router";

/**
 * Parses a search parameter. The router parses values as JSON and serializes them again, which would change digits that are not a
 * number, such as a provider's code `1234567e901234567890`. A value that does not survive the round trip stays text.
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
