export { talentSearchHandlers } from "./routes.ts";
export { projectResumes, projectResumesOf, resumeSource } from "./project.ts";
export { findTalentIds } from "./find-talent-ids.ts";
export { acquaintancesOf } from "./acquaintance.ts";
export { findableBy } from "./seeker.ts";
export { talentCards } from "./talent-cards.ts";
