import type { SearchPayload } from "./search.ts";

/** A cursor that was cut, made up, or taken from another question: 422 with its own code. */
export class BadCursor extends Error {}

type Mark = { v: string | number | boolean | null; id: string };

/** A cursor belongs to one question: the same filters in the same order. FNV-1a, because it only has to notice mistakes. */
function questionOf({ sort, filters }: Pick<SearchPayload, "sort" | "filters">): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify([sort, filters])) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}

export function encodeCursor(payload: Pick<SearchPayload, "sort" | "filters">, { v, id }: Mark): string {
  const text = JSON.stringify([questionOf(payload), v, id]);
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Text that a store can compare: PostgreSQL knows no NUL, and neither store half a surrogate pair. */
const isStorable = (value: unknown): value is string =>
  typeof value === "string" && value.isWellFormed() && !value.includes("\0");

export function decodeCursor(payload: SearchPayload): Mark | null {
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
