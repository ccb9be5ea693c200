export { occupationChanged, skillChanged } from "./events.ts";
export { mergeEscoConcepts } from "./merge-esco-concepts.ts";
export { occupationSource } from "./occupations.ts";
export { findSkillIds, lockSkillsNow } from "./queries.ts";
export { skillHandlers } from "./routes.ts";
export { countSkills, skillRoutines } from "./routines.ts";
export { skillSource } from "./search.ts";
