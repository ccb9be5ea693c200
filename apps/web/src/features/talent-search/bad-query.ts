import { BadQuery, parseQuery } from "@orbita/contract/kernel/query-syntax";

/** From where on a text is not understood; null where it is, whole. */
export function badFrom(text: string): number | null {
  try {
    parseQuery(text);
    return null;
  } catch (error) {
    if (error instanceof BadQuery) return error.at;
    throw error;
  }
}
