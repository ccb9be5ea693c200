import type { AssessmentSection, Resume } from "@orbita/contract";
import { suggestionTexts } from "@orbita/i18n";
import { commentOn, readCritically } from "./comments.ts";
import { evidenceOf, type TaxonomySkill } from "./evidence.ts";
import { fittingRoles, proposePositions, proposeSkills } from "./positions.ts";
import { askInInterview, askTalent } from "./questions.ts";

export { roleSkills } from "./roles.ts";
export type { TaxonomySkill } from "./evidence.ts";

/** A suggestion and the reason for it; `code` is set if the taxonomy contains the suggested entry. */
export type ResumeSuggestion = { text: string; motivation: string; code?: string };

/**
 * Writes the suggestions of the assessment sections with rules alone, which need no API key or network. They quote or count
 * lines of the resume. A model may later improve the wording, but may add nothing that these lines do not say.
 */
export function suggestFor(
  resume: Resume,
  { language, skills }: { language: "it" | "en"; skills: readonly TaxonomySkill[] },
): Record<AssessmentSection, ResumeSuggestion[]> {
  const said: [(typeof suggestionTexts)["it"], "it" | "en"] = [suggestionTexts[language], language];
  const evidence = evidenceOf(resume, skills);
  const fitting = fittingRoles(evidence);
  const known = new Map(skills.map((skill) => [skill.code, skill]));
  return {
    comments: commentOn(resume, evidence, said),
    aiquestions: askTalent(resume, said),
    proposedJobPositions: proposePositions(resume, fitting, said),
    proposedTechnicalSkills: proposeSkills(evidence, { fitting, known }, said),
    criticalSummary: readCritically(resume, evidence, said),
    questions: askInInterview(resume, evidence, said),
  };
}
