/**
 * Default page and page size.
 * The search parameters are validated by hand, because Zod in the entry chunk would cost every public page 19 KB.
 */
export const pageDefaults = { page: 0, size: 11 } as const;
export type PageSearch = { page: number; size: number };

const maxPage = 100_000;
const maxSize = 100;

const whole = (value: unknown, min: number, max: number, otherwise: number): number =>
  typeof value === "number" && Number.isInteger(value) && value >= min && value <= max ? value : otherwise;

/** Page and size from the URL; invalid values become the defaults. */
export const pageSearch = (search: { page?: unknown; size?: unknown }): PageSearch => ({
  page: whole(search.page, 0, maxPage, pageDefaults.page),
  size: whole(search.size, 1, maxSize, pageDefaults.size),
});

/**
 * A free text from the URL: trimmed, cut to `max`, undefined if empty.
 * The router parses digits as numbers, so numbers are accepted.
 */
export function textSearch(value: unknown, max = 100): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return String(value).trim().slice(0, max) || undefined;
}
