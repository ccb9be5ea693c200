import type { Resume } from "@orbita/contract";
import { hasFigure, resumeLines, quote } from "./cv-lines.ts";
import type { DocumentedSkill } from "./cv-reading.ts";
import type { MadeSuggestion, SuggestionWording } from "./suggest.ts";

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
export function askTalent(resume: Resume, [texts, language]: SuggestionWording): MadeSuggestion[] {
  const { experience, languages } = resume;
  const silent = experience.filter((job) => linesIn(job) === 0).slice(0, 2);
  const endless = experience
    .filter(({ end, isCurrent, start }) => start !== null && end === null && !isCurrent)
    .slice(0, 1);
  const plain = resumeLines(resume)
    .filter(({ text, job }) => job && !hasFigure(text) && text.length > 25)
    .slice(0, 1);
  const levelless = languages.filter(({ level, native }) => level === null && !native);
  const asked: MadeSuggestion[] = [
    ...silent.map((job) => ({
      text: texts.askTasks(job.title, job.company),
      motivation: texts.askTasksWhy,
      line: nameOf(job),
    })),
    ...endless.map((job) => ({ text: texts.askEnd(nameOf(job)), motivation: texts.askEndWhy, line: nameOf(job) })),
    ...plain.map(({ text }) => ({
      text: texts.askFigure(quote(text)),
      motivation: texts.askFigureWhy,
      line: quote(text),
    })),
    ...gaps(resume)
      .slice(0, 1)
      .map(({ from, to }) => ({
        text: texts.askGap(dayIn(from, language), dayIn(to, language)),
        motivation: texts.askGapWhy,
        line: null,
      })),
  ];
  if (levelless.length > 0) {
    const names = levelless.map(({ label }) => (label[language] ?? label.it).toLowerCase());
    asked.push({ text: texts.askLevels(texts.list(names)), motivation: texts.askLevelsWhy, line: null });
  }
  if (!resume.summary) asked.push({ text: texts.askSummary, motivation: texts.askSummaryWhy, line: null });
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
  skills: readonly DocumentedSkill[],
  [texts, language]: SuggestionWording,
): MadeSuggestion[] {
  const concrete = resumeLines(resume)
    .filter(({ text, job }) => job && hasFigure(text))
    .slice(0, 3);
  const unproved = skills
    .flatMap(({ listed, line, label }) => (listed && !line && (listed.level ?? 0) >= 4 ? [{ listed, label }] : []))
    .slice(0, 2);
  const foreign = resume.languages
    .filter(({ level, native }) => !native && (level === "C1" || level === "C2"))
    .slice(0, 1);
  const [longest] = resume.experience.toSorted((one, other) => (other.years ?? 0) - (one.years ?? 0));
  const asked: MadeSuggestion[] = [
    ...concrete.map(({ text, job }) => ({
      text: texts.interviewLine(quote(text)),
      motivation: texts.interviewLineWhy(nameOf(job!)),
      line: quote(text),
    })),
    ...unproved.map(({ label, listed }) => ({
      text: texts.interviewSkill(label[language]),
      motivation: texts.interviewSkillWhy,
      line: listed.name,
    })),
    ...foreign.map(({ label, level }) => ({
      text: texts.interviewLanguage((label[language] ?? label.it).toLowerCase()),
      motivation: texts.interviewLanguageWhy(level!),
      line: `${label[language] ?? label.it} ${level}`,
    })),
  ];
  if (longest?.years)
    asked.push({
      text: texts.interviewChange(longest.company || longest.title),
      motivation: texts.interviewChangeWhy(texts.years(longest.years)),
      line: nameOf(longest),
    });
  return asked.slice(0, 6);
}
