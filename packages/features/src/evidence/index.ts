export { evidenceFor, type Relations } from "./evidence-for.ts";
export { loadRelations } from "./queries.ts";
export { requirementsOf } from "./requirements.ts";
