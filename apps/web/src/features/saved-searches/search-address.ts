import { losslessSearch } from "~/shell/navigation/lossless-search.ts";

/** Parameters that are not part of the search: paging, sort order and the open item. */
const passing = ["page", "size", "sort", "job", "talent", "cursor"];

/** The search parameters to save with a search. */
export function questionIn(searchStr: string): string {
  const said = new URLSearchParams(searchStr);
  for (const name of passing) said.delete(name);
  return said.toString();
}

type SavedQuestion = { readonly address: string | null; readonly filters: readonly Record<string, unknown>[] };

/** Older searches matched any of several skills by default: their address does not say so, but their filters do. */
const asksAnySkill = (filters: SavedQuestion["filters"]): boolean =>
  filters.some(({ f, v, mm }) => f === "skills" && mm === "in" && Array.isArray(v) && v.length > 1);

/** The search parameters of the page that a saved search opens; the page ignores parameters it does not know. */
export const addressOf = ({ address, filters }: SavedQuestion): Record<string, unknown> => ({
  ...losslessSearch.parseSearch(`?${address ?? ""}`),
  ...(asksAnySkill(filters) && { any: true }),
});
