import type { Filter } from "@orbita/contract";

/** Matches a name with a province, such as "San Giorgio (MN)". */
const said = /^(.+?)\s*\(([A-Za-z]{2})\)$/;

/** Filters for gazetteer searches to try in order: the exact name first, then the best match. */
export function placeFilters(text: string): Filter[][] {
  const [, name = text, province] = said.exec(text) ?? [];
  const within: Filter[] = province ? [{ f: "province", v: province.toUpperCase(), mm: "is" }] : [];
  return [
    [{ f: "city", v: name, mm: "is" }, ...within],
    [{ f: "text", v: name, mm: "c" }, ...within],
  ];
}
