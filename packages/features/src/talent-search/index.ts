export { talentSearchHandlers } from "./routes.ts";
export { projectResumes, projectResumesOf, resumeSource } from "./project.ts";
export { findTalentIds } from "./find-talent-ids.ts";
export { acquaintancesOf } from "./acquaintance.ts";
export { findableBy } from "./viewer.ts";
export { shownTalents, talentCards, type TalentCard } from "./talent-cards.ts";
