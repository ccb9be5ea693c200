import type { Resume } from "@orbita/contract";
import type { SuggestionTexts } from "@orbita/i18n";
import { hasFigure, resumeLines, quote, type SkillEvidence } from "./evidence.ts";
import type { ResumeSuggestion } from "./index.ts";

const namesOf = (evidence: readonly SkillEvidence[], language: "it" | "en") =>
  evidence.map(({ skill }) => skill[language]);

/** Suggested comments on a resume: which skills it proves with evidence, and which it only claims. */
export function commentOn(
  resume: Resume,
  evidence: readonly SkillEvidence[],
  [texts, language]: [SuggestionTexts, "it" | "en"],
): ResumeSuggestion[] {
  const lines = resumeLines(resume).filter(({ job }) => job !== null);
  const measured = lines.filter(({ text }) => hasFigure(text));
  const comments: ResumeSuggestion[] = [];
  if (measured.length > 0)
    comments.push({
      text: texts.commentFigures(measured.length, lines.length),
      motivation: texts.commentFiguresWhy(quote(measured[0]!.text)),
    });
  else if (lines.length > 0)
    comments.push({ text: texts.commentNoFigures, motivation: texts.commentNoFiguresWhy(lines.length) });
  const unsupported = evidence.filter(({ listed, line }) => listed && !line);
  if (unsupported.length > 0 && lines.length > 0)
    comments.push({
      text: texts.commentUnsupported(texts.list(namesOf(unsupported.slice(0, 4), language))),
      motivation: texts.commentUnsupportedWhy,
    });
  const coarse = resume.experience.filter(({ start, end }) => start?.length === 4 || end?.length === 4);
  if (coarse.length > 0)
    comments.push({
      text: texts.commentMonths(texts.list(coarse.slice(0, 3).map(({ title, company }) => `“${title || company}”`))),
      motivation: texts.commentMonthsWhy,
    });
  return comments;
}

/** Summarises in figures what a reader in a hurry notices in a resume. It gives no score and no comparison with other people. */
export function readCritically(
  resume: Resume,
  evidence: readonly SkillEvidence[],
  [texts, language]: [SuggestionTexts, "it" | "en"],
): ResumeSuggestion[] {
  const { experience } = resume;
  if (experience.length === 0) return [];
  const [longest] = experience.toSorted((one, other) => (other.years ?? 0) - (one.years ?? 0));
  const strong = evidence.filter(({ line }) => line).slice(0, 4);
  const thin = evidence.filter(({ listed, line }) => listed && !line).slice(0, 3);
  const silent = experience.filter(({ tasks, description }) => tasks.length === 0 && !description);
  const sentences = [
    texts.criticalYears({
      years: texts.years(resume.years),
      jobs: experience.length,
      longest: texts.years(longest!.years ?? 0),
      company: longest!.company,
    }),
    ...(strong.length > 0 ? [texts.criticalStrong(texts.list(namesOf(strong, language)))] : []),
    ...(thin.length > 0 ? [texts.criticalThin(texts.list(namesOf(thin, language)))] : []),
    ...(silent.length > 0 ? [texts.criticalNoTasks(silent.length)] : []),
  ];
  return [{ text: sentences.join(" "), motivation: texts.criticalWhy(resumeLines(resume).length) }];
}
