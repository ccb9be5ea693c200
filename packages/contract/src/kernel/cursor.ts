import type { SearchPayload } from "./search.ts";

/** Thrown if a cursor is truncated, invented, or belongs to another search. The API answers 422 with a code of its own. */
export class BadCursor extends Error {}

type CursorPosition = { v: string | number | boolean | null; id: string };

/**
 * Hash of the search that a cursor belongs to: the same filters and the same sort. FNV-1a is enough, because it only has to
 * detect mistakes.
 */
function questionOf({ sort, filters }: Pick<SearchPayload, "sort" | "filters">): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify([sort, filters])) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}

export function encodeCursor(payload: Pick<SearchPayload, "sort" | "filters">, { v, id }: CursorPosition): string {
  const text = JSON.stringify([questionOf(payload), v, id]);
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * Whether the databases can process a text of a cursor: PostgreSQL rejects NUL, and neither PostgreSQL nor the search engine
 * accepts half a surrogate pair.
 */
const isStorable = (value: unknown): value is string =>
  typeof value === "string" && value.isWellFormed() && !value.includes("\0");

export function decodeCursor(payload: SearchPayload): CursorPosition | null {
  if (payload.cursor === undefined) return null;
  let parts: unknown;
  try {
    const bytes = atob(payload.cursor.replaceAll("-", "+").replaceAll("_", "/"));
    parts = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0))));
  } catch {
    throw new BadCursor();
  }
  const [question, v, id] = Array.isArray(parts) ? parts : [];
  const scalar = v === null || typeof v === "boolean" || Number.isFinite(v) || isStorable(v);
  if (question !== questionOf(payload) || !scalar || !isStorable(id)) throw new BadCursor();
  return { v, id };
}
