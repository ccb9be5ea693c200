/**
 * Ids of empty elements in the public page of a job. The content for a signed-in user loads after the page.
 * `TalentSide` renders it into these elements with portals.
 */
export const talentPlaces = {
  evidence: "talent-evidence",
  act: "talent-act",
  bar: "talent-bar",
  readers: "talent-readers",
  hide: "talent-hide",
} as const;
