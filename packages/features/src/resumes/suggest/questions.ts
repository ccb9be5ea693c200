import type { Resume } from "@orbita/contract";
import type { SuggestionTexts } from "@orbita/i18n";
import { hasFigure, resumeLines, quote, type SkillEvidence } from "./evidence.ts";
import type { ResumeSuggestion } from "./index.ts";

const nameOf = ({ title, company }: Resume["experience"][number]): string => title || company;
const linesIn = ({ tasks, description }: Resume["experience"][number]): number => tasks.length + (description ? 1 : 0);
const monthsOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 6);

/**
 * Gaps of more than half a year in the work history: from the latest end of all earlier jobs to the start of the next job. Only
 * dates with a month count.
 */
function gaps({ experience }: Resume): { from: string; to: string }[] {
  const dated = experience
    .filter(({ start }) => start !== null)
    .toSorted((one, other) => monthsOf(one.start!) - monthsOf(other.start!));
  const found: { from: string; to: string }[] = [];
  let reached: string | null = null;
  for (const { start, end, isCurrent } of dated) {
    if (reached !== null && start!.length > 4 && reached.length > 4 && monthsOf(start!) - monthsOf(reached) > 7)
      found.push({ from: reached, to: start! });
    if (isCurrent) return found;
    if (end && (reached === null || monthsOf(end) > monthsOf(reached))) reached = end;
  }
  return found;
}

const dayIn = (date: string, language: "it" | "en"): string =>
  new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${date}-15`));

/** Suggested questions to the talent about missing information that would improve the CV. They never ask why it is missing. */
export function askTalent(resume: Resume, [texts, language]: [SuggestionTexts, "it" | "en"]): ResumeSuggestion[] {
  const { experience, languages } = resume;
  const silent = experience.filter((job) => linesIn(job) === 0).slice(0, 2);
  const endless = experience
    .filter(({ end, isCurrent, start }) => start !== null && end === null && !isCurrent)
    .slice(0, 1);
  const plain = resumeLines(resume)
    .filter(({ text, job }) => job && !hasFigure(text) && text.length > 25)
    .slice(0, 1);
  const levelless = languages.filter(({ level, native }) => level === null && !native);
  const asked: ResumeSuggestion[] = [
    ...silent.map((job) => ({ text: texts.askTasks(job.title, job.company), motivation: texts.askTasksWhy })),
    ...endless.map((job) => ({ text: texts.askEnd(nameOf(job)), motivation: texts.askEndWhy })),
    ...plain.map(({ text }) => ({ text: texts.askFigure(quote(text)), motivation: texts.askFigureWhy })),
    ...gaps(resume)
      .slice(0, 1)
      .map(({ from, to }) => ({
        text: texts.askGap(dayIn(from, language), dayIn(to, language)),
        motivation: texts.askGapWhy,
      })),
  ];
  if (levelless.length > 0) {
    const names = levelless.map(({ label }) => (label[language] ?? label.it).toLowerCase());
    asked.push({ text: texts.askLevels(texts.list(names)), motivation: texts.askLevelsWhy });
  }
  if (!resume.summary) asked.push({ text: texts.askSummary, motivation: texts.askSummaryWhy });
  return asked.slice(0, 6);
}

/**
 * Suggested interview questions about what the CV claims:
 * - results with figures
 * - highly rated skills without evidence
 * - an advanced foreign language
 * - the longest job
 */
export function askInInterview(
  resume: Resume,
  evidence: readonly SkillEvidence[],
  [texts, language]: [SuggestionTexts, "it" | "en"],
): ResumeSuggestion[] {
  const concrete = resumeLines(resume)
    .filter(({ text, job }) => job && hasFigure(text))
    .slice(0, 3);
  const unproved = evidence.filter(({ listed, line, level }) => listed && !line && (level ?? 0) >= 4).slice(0, 2);
  const foreign = resume.languages
    .filter(({ level, native }) => !native && (level === "C1" || level === "C2"))
    .slice(0, 1);
  const [longest] = resume.experience.toSorted((one, other) => (other.years ?? 0) - (one.years ?? 0));
  const asked: ResumeSuggestion[] = [
    ...concrete.map(({ text, job }) => ({
      text: texts.interviewLine(quote(text)),
      motivation: texts.interviewLineWhy(nameOf(job!)),
    })),
    ...unproved.map(({ skill }) => ({
      text: texts.interviewSkill(skill[language]),
      motivation: texts.interviewSkillWhy,
    })),
    ...foreign.map(({ label, level }) => ({
      text: texts.interviewLanguage((label[language] ?? label.it).toLowerCase()),
      motivation: texts.interviewLanguageWhy(level!),
    })),
  ];
  if (longest?.years)
    asked.push({
      text: texts.interviewChange(longest.company || longest.title),
      motivation: texts.interviewChangeWhy(texts.years(longest.years)),
    });
  return asked.slice(0, 6);
}
