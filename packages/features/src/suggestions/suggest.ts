import type { AssessmentSection, ServerLanguage } from "@orbita/contract";
import { suggestionTexts, type SuggestionTexts } from "@orbita/i18n";
import type { OccupationSkills } from "../lexicon/index.ts";
import { commentOn, readCritically } from "./comments.ts";
import type { CvReading } from "./cv-reading.ts";
import { choosePositions, proposePosition } from "./propose-positions.ts";
import { chooseSkills, proposeSkill } from "./propose-skills.ts";
import { askInInterview, askTalent } from "./questions.ts";

/**
 * A suggestion, the reason for it, and the line of the CV that it rests on. `code` is the code of a proposed skill or position in the
 * taxonomy.
 */
export type MadeSuggestion = {
  readonly text: string;
  readonly motivation: string;
  readonly line: string | null;
  readonly code?: string;
  readonly isByModel?: boolean;
};
export type MadeSuggestions = Readonly<Record<AssessmentSection, readonly MadeSuggestion[]>>;

/** The language of the suggestions, which is that of the CV. */
export type SuggestionWording = readonly [SuggestionTexts, ServerLanguage];

export type SuggestionOptions = {
  readonly language: ServerLanguage;
  readonly skillsOf: OccupationSkills;
  /** The codes of the skills by their ids. */
  readonly codes: ReadonlyMap<string, string>;
};

/**
 * Writes the suggestions of the assessment sections with rules alone, which need no API key or network. They quote or count
 * lines of the resume. A model may later improve the wording, but may add nothing that these lines do not say.
 */
export function suggestFor(cv: CvReading, { language, skillsOf, codes }: SuggestionOptions): MadeSuggestions {
  const said: SuggestionWording = [suggestionTexts[language], language];
  const { resume, skills, subjects } = cv;
  const positions = choosePositions(cv);
  const asked = new Set([...subjects.latest, ...subjects.earlier].flatMap((id) => skillsOf.get(id) ?? []));
  return {
    comments: commentOn(resume, skills, said),
    aiquestions: askTalent(resume, said),
    proposedJobPositions: positions.map((position) => proposePosition(position, cv, said)),
    proposedTechnicalSkills: chooseSkills(cv, positions, asked).flatMap((skill) => proposeSkill(skill, codes, said)),
    criticalSummary: readCritically(resume, skills, said),
    questions: askInInterview(resume, skills, said),
  };
}
