import { parseSearchWith, stringifySearchWith } from "@tanstack/react-router";

/**
 * The router parses the values of an address as JSON and serializes them again. Digits that are not a number of ours, such as a
 * provider's code `1234567e901234567890`, would change: a value that does not survive the round trip stays text.
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
