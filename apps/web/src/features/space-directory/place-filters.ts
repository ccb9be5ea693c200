import type { Filter } from "@orbita/contract";

/** "San Giorgio (MN)": the name, and the province where it was said. */
const said = /^(.+?)\s*\(([A-Za-z]{2})\)$/;

/** What to ask the gazetteer for, one after the other, to find the place that somebody means by what they wrote. */
export function placeFilters(text: string): Filter[][] {
  const [, name = text, province] = said.exec(text) ?? [];
  const within: Filter[] = province ? [{ f: "province", v: province.toUpperCase(), mm: "is" }] : [];
  return [
    [{ f: "city", v: name, mm: "is" }, ...within],
    [{ f: "text", v: name, mm: "c" }, ...within],
  ];
}
