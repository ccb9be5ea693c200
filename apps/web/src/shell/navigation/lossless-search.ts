import { parseSearchWith, stringifySearchWith } from "@tanstack/react-router";

/**
 * The router reads the words of an address as JSON and writes them back. A text of digits that is no number of ours, such as a
 * provider's code `1234567e901234567890`, would come back as another one: what does not survive stays a text.
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
