export { evidenceFor } from "./evidence-for.ts";
export { loadRelations } from "./queries.ts";
export { requirementsOf } from "./requirements.ts";
export { relationSkillUses } from "./skill-use.ts";
