import type { Filter } from "@orbita/contract";

/** Matches "San Giorgio (MN)": a name with a province. */
const said = /^(.+?)\s*\(([A-Za-z]{2})\)$/;

/** Gazetteer queries to try in order: the exact name first, then the best match. */
export function placeFilters(text: string): Filter[][] {
  const [, name = text, province] = said.exec(text) ?? [];
  const within: Filter[] = province ? [{ f: "province", v: province.toUpperCase(), mm: "is" }] : [];
  return [
    [{ f: "city", v: name, mm: "is" }, ...within],
    [{ f: "text", v: name, mm: "c" }, ...within],
  ];
}
