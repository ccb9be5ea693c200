import { BadQuery, parseQuery } from "@orbita/contract/kernel/query-syntax";

/** Position of the first syntax error in a query; null if the query is valid. */
export function findQueryError(text: string): number | null {
  try {
    parseQuery(text);
    return null;
  } catch (error) {
    if (error instanceof BadQuery) return error.at;
    throw error;
  }
}
