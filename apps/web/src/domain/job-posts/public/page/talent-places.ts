/** Ids of placeholders in a public page. A signed-in viewer's own content loads after the page and renders into them; it is one React tree. */
export const talentPlaces = {
  evidence: "talent-evidence",
  act: "talent-act",
  bar: "talent-bar",
  readers: "talent-readers",
} as const;
