/**
 * Where a public page leaves room for what only its signed-in reader sees. That part is one tree with its own data; it comes
 * after the page and stands in these places.
 */
export const talentPlaces = {
  evidence: "talent-evidence",
  act: "talent-act",
  bar: "talent-bar",
  readers: "talent-readers",
} as const;
