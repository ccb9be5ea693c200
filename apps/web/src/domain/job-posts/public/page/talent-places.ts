/**
 * Ids of the placeholders in a public page for content that only its signed-in viewer sees.
 * The viewer's content is one React tree with its own data; it loads after the page and renders into these placeholders.
 */
export const talentPlaces = {
  evidence: "talent-evidence",
  act: "talent-act",
  bar: "talent-bar",
  readers: "talent-readers",
} as const;
