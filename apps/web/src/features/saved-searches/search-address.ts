import { losslessSearch } from "~/shell/navigation/lossless-search.ts";

/** The page one was on, its order and what was open are no part of the question. */
const passing = ["page", "size", "sort", "job", "talent", "cursor"];

/** What the address says of a search, as it is kept with it. */
export function questionIn(searchStr: string): string {
  const said = new URLSearchParams(searchStr);
  for (const name of passing) said.delete(name);
  return said.toString();
}

/** Back to what the page's links take; what the page does not know it leaves aside itself. */
export const addressOf = (kept: string | null): Record<string, unknown> => losslessSearch.parseSearch(`?${kept ?? ""}`);
