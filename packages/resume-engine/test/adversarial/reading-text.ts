import type { ParsedDocument } from "@orbita/contract";

/** Removes spaces, punctuation and case, because programs may split the items of a list differently. */
export const squash = (text: string): string => text.replaceAll(/[\s.,;:]+/gu, "").toLowerCase();

/** The words of a text with at least three letters. */
export const longWordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

const isFound = (value: object): value is { value: unknown } => "value" in value && "spans" in value;

/** The resume as plain values, without confidence and positions. */
export function valuesOf(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(valuesOf);
  if (typeof part !== "object" || part === null) return part;
  if (isFound(part)) return part.value;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, valuesOf(value)]));
}

function stringsIn(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.values(part).flatMap(stringsIn);
}

/** All text that the product treats as the document's own words: it is indexed, shown and sent. */
export const readStrings = ({ resume, unplaced, lines }: ParsedDocument): string[] => [
  ...stringsIn(valuesOf(resume)),
  ...unplaced.map(({ text }) => text),
  ...lines.map(({ text }) => text),
];
