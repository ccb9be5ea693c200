import type { Resume } from "@orbita/contract";
import { hasFigure, resumeLines, quote } from "./cv-lines.ts";
import type { DocumentedSkill } from "./cv-reading.ts";
import type { MadeSuggestion, SuggestionWording } from "./suggest.ts";

/** The skills of the list that no other line of the CV mentions. */
const unsupportedIn = (skills: readonly DocumentedSkill[]) =>
  skills.flatMap((skill) => (skill.listed && !skill.line ? [{ ...skill, listed: skill.listed }] : []));

const namesOf = (skills: readonly DocumentedSkill[], [texts, language]: SuggestionWording): string =>
  texts.list(skills.map(({ label }) => label[language]));

/** Suggested comments on a resume: which skills it proves with evidence, and which it only claims. */
export function commentOn(
  resume: Resume,
  skills: readonly DocumentedSkill[],
  said: SuggestionWording,
): MadeSuggestion[] {
  const [texts] = said;
  const lines = resumeLines(resume).filter(({ job }) => job !== null);
  const measured = lines.filter(({ text }) => hasFigure(text));
  const comments: MadeSuggestion[] = [];
  if (measured.length > 0) {
    const line = quote(measured[0]!.text);
    const text = texts.commentFigures(measured.length, lines.length);
    comments.push({ text, motivation: texts.commentFiguresWhy(line), line });
  } else if (lines.length > 0)
    comments.push({ text: texts.commentNoFigures, motivation: texts.commentNoFiguresWhy(lines.length), line: null });
  const unsupported = unsupportedIn(skills);
  if (unsupported.length > 0 && lines.length > 0)
    comments.push({
      text: texts.commentUnsupported(namesOf(unsupported.slice(0, 4), said)),
      motivation: texts.commentUnsupportedWhy,
      line: null,
    });
  const coarse = resume.experience.filter(({ start, end }) => start?.length === 4 || end?.length === 4);
  if (coarse.length > 0)
    comments.push({
      text: texts.commentMonths(texts.list(coarse.slice(0, 3).map(({ title, company }) => `“${title || company}”`))),
      motivation: texts.commentMonthsWhy,
      line: coarse[0]!.title || coarse[0]!.company,
    });
  return comments;
}

/**
 * Statements about the things that a reader in a hurry notices in a resume, each with its line. They give no score and no comparison with
 * other people.
 */
export function readCritically(
  resume: Resume,
  skills: readonly DocumentedSkill[],
  said: SuggestionWording,
): MadeSuggestion[] {
  const [texts] = said;
  const { experience } = resume;
  if (experience.length === 0) return [];
  const [longest] = experience.toSorted((one, other) => (other.years ?? 0) - (one.years ?? 0));
  const strong = skills.filter(({ line, by }) => line && by === null).slice(0, 4);
  const thin = unsupportedIn(skills).slice(0, 3);
  const silent = experience.filter(({ tasks, description }) => tasks.length === 0 && !description);
  const years = texts.criticalYears({
    years: texts.years(resume.years),
    jobs: experience.length,
    longest: texts.years(longest!.years ?? 0),
    company: longest!.company,
  });
  const statements = [
    { text: years, line: longest!.title || longest!.company },
    ...(strong.length > 0
      ? [{ text: texts.criticalStrong(namesOf(strong, said)), line: quote(strong[0]!.line!.text) }]
      : []),
    ...(thin.length > 0 ? [{ text: texts.criticalThin(namesOf(thin, said)), line: thin[0]!.listed.name }] : []),
    ...(silent.length > 0
      ? [{ text: texts.criticalNoTasks(silent.length), line: silent[0]!.title || silent[0]!.company }]
      : []),
  ];
  return statements.map((one) => ({ ...one, motivation: texts.criticalWhy(resumeLines(resume).length) }));
}
