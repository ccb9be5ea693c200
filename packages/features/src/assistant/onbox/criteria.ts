import type { Requirement } from "@orbita/contract";
import type { LexiconEntry } from "../../talent-search/index.ts";
import type { Subject } from "../subject.ts";
import type { Both, Cell } from "./criteria-cell.ts";
import { certifications, city, currentJob, education, languages, wishes, years } from "./criteria-facts.ts";
import { languageCell, skillCell } from "./criteria-named.ts";
import { requirementCell, titleOf } from "./criteria-requirements.ts";
import type { Question } from "./question.ts";
import type { Reading } from "./reading.ts";

/** A criterion of a comparison: its label, and the cell for one resume. */
export type Criterion = { readonly label: Both; readonly cellOf: (reading: Reading) => Cell };

/** More columns cannot be read side by side. */
const most = 8;
const short = ({ it, en }: Both): Both => ({ it: it.replace(/\s*\(.*$/, ""), en: en.replace(/\s*\(.*$/, "") });

export const bySkill = (skill: LexiconEntry, atLeast: number | null = null): Criterion => ({
  label: short(skill.label),
  cellOf: (reading) => skillCell(reading, skill, atLeast),
});
export const byLanguage = (named: LexiconEntry, atLeast: string | null = null): Criterion => ({
  label: short(named.label),
  cellOf: (reading) => languageCell(reading, named.id, atLeast),
});
const byRequirement = (requirement: Requirement): Criterion => ({
  label: titleOf(requirement),
  cellOf: (reading) => requirementCell(reading, requirement),
});

const facts = {
  years: { label: { it: "Anni di esperienza", en: "Years of experience" }, cellOf: years },
  currentJob: { label: { it: "Lavoro attuale", en: "Current job" }, cellOf: currentJob },
  languages: { label: { it: "Lingue", en: "Languages" }, cellOf: languages },
  education: { label: { it: "Studi", en: "Education" }, cellOf: education },
  certifications: { label: { it: "Certificazioni", en: "Certifications" }, cellOf: certifications },
  city: { label: { it: "Città", en: "City" }, cellOf: city },
  wishes: { label: { it: "Che cosa cerca", en: "Looking for" }, cellOf: wishes },
} satisfies Record<string, Criterion>;

/** The criteria that a question names. */
function namedIn({ cues, skills, languages: named, leastYears, leastLevel, levels }: Question): Criterion[] {
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

/** The requirements of the post of these applications; empty for other subjects, or for applications to several posts. */
function requirementsIn(subjects: readonly Subject[]): Requirement[] {
  const asked = subjects.map(({ evidence }) => (evidence ?? []).map(({ requirement }) => requirement));
  const ids = asked.map((some) => some.map(({ kind, id }) => `${kind} ${id}`).join(" "));
  return ids.every((one) => one === ids[0]) ? (asked[0] ?? []) : [];
}

/** The skills that most of these resumes list. */
export function frequentSkills(subjects: readonly Subject[], many: number): LexiconEntry[] {
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

/** Uses the criteria that the question names, else the requirements of the post, else a default set. */
export function criteriaFor(question: Question, subjects: readonly Subject[]): Criterion[] {
  const named = namedIn(question);
  if (named.length > 0) return named.slice(0, most);
  const requirements = requirementsIn(subjects).map(byRequirement);
  if (requirements.length > 0) return requirements.slice(0, most);
  const skills = frequentSkills(subjects, 3).map((skill) => bySkill(skill));
  return [facts.years, facts.currentJob, ...skills, facts.languages, facts.education];
}
