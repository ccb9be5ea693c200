import type { Requirement } from "@orbita/contract";
import type { LexiconEntry } from "../../lexicon/index.ts";
import type { AssistantSubject } from "../subject.ts";
import type { BilingualStatement, CriterionCell } from "./criteria-cell.ts";
import {
  certifications,
  city,
  compareCurrentJob,
  compareEducation,
  compareLanguages,
  compareWishes,
  years,
} from "./criteria-facts.ts";
import { languageCell, skillCell } from "./criteria-named.ts";
import { requirementCell, requirementTitle } from "./criteria-requirements.ts";
import type { ParsedQuestion } from "./question.ts";
import type { PreparedResume } from "./reading.ts";

/** A criterion of a comparison: its label, and the cell for one resume. */
export type ComparisonCriterion = {
  readonly label: BilingualStatement;
  readonly cellOf: (reading: PreparedResume) => CriterionCell;
};

/** The maximum number of criteria of a comparison, because more columns cannot be read side by side. */
const most = 8;
const short = ({ it, en }: BilingualStatement): BilingualStatement => ({
  it: it.replace(/\s*\(.*$/, ""),
  en: en.replace(/\s*\(.*$/, ""),
});

export const bySkill = (skill: LexiconEntry, atLeast: number | null = null): ComparisonCriterion => ({
  label: short(skill.label),
  cellOf: (reading) => skillCell(reading, skill, atLeast),
});
export const byLanguage = (named: LexiconEntry, atLeast: string | null = null): ComparisonCriterion => ({
  label: short(named.label),
  cellOf: (reading) => languageCell(reading, named.id, atLeast),
});
const byRequirement = (requirement: Requirement): ComparisonCriterion => ({
  label: requirementTitle(requirement),
  cellOf: (reading) => requirementCell(reading, requirement),
});

const facts = {
  years: { label: { it: "Anni di esperienza", en: "Years of experience" }, cellOf: years },
  currentJob: { label: { it: "Lavoro attuale", en: "Current job" }, cellOf: compareCurrentJob },
  languages: { label: { it: "Lingue", en: "Languages" }, cellOf: compareLanguages },
  education: { label: { it: "Studi", en: "Education" }, cellOf: compareEducation },
  certifications: { label: { it: "Certificazioni", en: "Certifications" }, cellOf: certifications },
  city: { label: { it: "Città", en: "City" }, cellOf: city },
  wishes: { label: { it: "Che cosa cerca", en: "Looking for" }, cellOf: compareWishes },
} satisfies Record<string, ComparisonCriterion>;

/** The criteria of a comparison that a question names. */
function namedIn({
  cues,
  skills,
  languages: named,
  leastYears,
  leastLevel,
  levels,
}: ParsedQuestion): ComparisonCriterion[] {
  const any = (...wanted: readonly Parameters<typeof cues.has>[0][]) => wanted.some((cue) => cues.has(cue));
  const lone = skills.length === 0 && named.length === 0;
  return [
    ...skills.map((skill) => bySkill(skill, leastYears)),
    ...named.map((language) => byLanguage(language, levels.get(language.id) ?? (named.length > 1 ? null : leastLevel))),
    ...((any("duration") && lone) || any("total") ? [facts.years] : []),
    ...(any("current", "role", "employer", "job", "last") && !any("duration") && lone ? [facts.currentJob] : []),
    ...(any("languages", "native") && named.length === 0 ? [facts.languages] : []),
    ...(any("education", "study", "institution", "grade") ? [facts.education] : []),
    ...(any("certification", "course") ? [facts.certifications] : []),
    ...(any("city") ? [facts.city] : []),
    ...(any("wishes") ? [facts.wishes] : []),
  ];
}

/** The requirements of the post to which the people applied. Empty if their applications do not all have the same requirements. */
function requirementsIn(subjects: readonly AssistantSubject[]): Requirement[] {
  const asked = subjects.map(({ evidence }) => (evidence ?? []).map(({ requirement }) => requirement));
  const ids = asked.map((some) => some.map(({ kind, id }) => `${kind} ${id}`).join(" "));
  return ids.every((one) => one === ids[0]) ? (asked[0] ?? []) : [];
}

/** The skills that at least two of the compared resumes list, most frequent first; at most `many` of them. */
export function frequentSkills(subjects: readonly AssistantSubject[], many: number): LexiconEntry[] {
  const found = new Map<string, { named: LexiconEntry; people: number }>();
  for (const { resume } of subjects)
    for (const { skillId, name } of new Map((resume.technicalSkills ?? []).map((tag) => [tag.skillId, tag])).values()) {
      if (skillId === null) continue;
      const known = found.get(skillId);
      const named: LexiconEntry = { kind: "skill", id: skillId, label: { it: name, en: name } };
      found.set(skillId, { named: known?.named ?? named, people: (known?.people ?? 0) + 1 });
    }
  return [...found.values()]
    .filter(({ people }) => people > 1)
    .toSorted((one, other) => other.people - one.people || (one.named.label.it < other.named.label.it ? -1 : 1))
    .slice(0, many)
    .map(({ named }) => named);
}

/**
 * The criteria of a comparison: those that the question names or, without any, the requirements of the post or, without these,
 * a default set.
 */
export function criteriaFor(question: ParsedQuestion, subjects: readonly AssistantSubject[]): ComparisonCriterion[] {
  const named = namedIn(question);
  if (named.length > 0) return named.slice(0, most);
  const requirements = requirementsIn(subjects).map(byRequirement);
  if (requirements.length > 0) return requirements.slice(0, most);
  const skills = frequentSkills(subjects, 3).map((skill) => bySkill(skill));
  return [facts.years, facts.currentJob, ...skills, facts.languages, facts.education];
}
