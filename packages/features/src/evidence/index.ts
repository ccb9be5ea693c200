export { bothForms } from "./both-forms.ts";
export { educationReached } from "./education-evidence.ts";
export { evidenceFor, evidenceIn } from "./evidence-for.ts";
export { parseSkillName, variantsOf } from "./names.ts";
export { loadRelations } from "./queries.ts";
export { longerIn, type RelatedSkill, type SkillRelations } from "./relations.ts";
export { requirementsOf } from "./requirements.ts";
export { yearsOfSkill } from "./skill-evidence.ts";
export { skillMentionsOf, readStatements, type StatementIndex } from "./skill-mentions.ts";
export { relationSkillUses } from "./skill-use.ts";
export {
  sentencesOf,
  statementLines,
  statementsOf,
  type ResumeEvidenceSource,
  type ResumeStatement,
} from "./statements.ts";
export { plainText } from "./words.ts";
export { voiceAt } from "./denial.ts";
export { heights, levelOf } from "./education-level.ts";
