import { losslessSearch } from "~/shell/navigation/lossless-search.ts";

/** The page one was on, its order and what was open are no part of the question. */
const passing = ["page", "size", "sort", "job", "talent", "cursor"];

/** What the address says of a search, as it is kept with it. */
export function questionIn(searchStr: string): string {
  const said = new URLSearchParams(searchStr);
  for (const name of passing) said.delete(name);
  return said.toString();
}

type SavedQuestion = { readonly address: string | null; readonly filters: readonly Record<string, unknown>[] };

/** Saved while one of several skills was enough by default: its address does not say so, its filters do. */
const asksAnySkill = (filters: SavedQuestion["filters"]): boolean =>
  filters.some(({ f, v, mm }) => f === "skills" && mm === "in" && Array.isArray(v) && v.length > 1);

/** The search parameters of the page that a saved search opens; the page ignores the ones it does not know. */
export const addressOf = ({ address, filters }: SavedQuestion): Record<string, unknown> => ({
  ...losslessSearch.parseSearch(`?${address ?? ""}`),
  ...(asksAnySkill(filters) && { any: true }),
});
