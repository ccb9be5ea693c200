import { textSearch } from "~/shell/navigation/page-search.ts";

/** The search parameters of the salary compass. The role is part of the path. */
export type SalariesSearch = {
  /** A typed role, which the page replaces by the best match. */
  q?: string | undefined;
  region?: string | undefined;
  ccnl?: string | undefined;
  year?: number | undefined;
};

/** Parses the URL's search parameters. Ignores invalid ones. */
export function salariesSearch(search: Record<string, unknown>): SalariesSearch {
  const [q, region, ccnl] = [textSearch(search["q"]), textSearch(search["region"], 80), textSearch(search["ccnl"], 80)];
  const year = Number(search["year"]);
  return {
    ...(q && { q }),
    ...(region && { region }),
    ...(ccnl && { ccnl }),
    ...(Number.isInteger(year) && year > 2000 && year < 2200 && { year }),
  };
}
