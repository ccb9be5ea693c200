import { totalYears } from "@orbita/contract";
import { certificateLine, cityLine, jobLine, languageLine, studyLine, wishLines, type QuoteLine } from "../lines.ts";
import { cellNotSaid, type CriterionCell } from "./criteria-cell.ts";
import type { PreparedResume } from "./reading.ts";
import { inBothLanguages, dateIn, jobIn, rowIn, yearsText } from "./wording.ts";

type AnswerLanguage = "it" | "en";

/**
 * Builds a cell of a comparison from the lines that support it. Without such lines, the cell says that the CV does not mention
 * the criterion.
 */
const cell = (make: (language: AnswerLanguage) => string, lines: readonly QuoteLine[]): CriterionCell =>
  lines.length === 0 ? cellNotSaid : { verdict: "said", text: inBothLanguages(make), lines };

/** The total years of work, computed from the periods of the jobs; overlapping periods count once. */
export function years({ jobs, now }: PreparedResume): CriterionCell {
  const dated = jobs.filter(({ start, end, isCurrent }) => start !== null && (isCurrent || end !== null));
  const total = totalYears(dated, now);
  return cell((language) => yearsText(total, language), dated.map(jobLine));
}

export function compareCurrentJob({ jobs }: PreparedResume): CriterionCell {
  const current = jobs.filter(({ isCurrent }) => isCurrent);
  if (current.length > 0)
    return cell((language) => rowIn(current.map((job) => jobIn(job, language))), current.map(jobLine));
  const [last] = jobs;
  if (!last) return cellNotSaid;
  const words = (language: AnswerLanguage) =>
    `${language === "it" ? "Nessuno; l’ultimo" : "None; the last"}: ${jobIn(last, language)}`;
  return { verdict: "otherwise", text: inBothLanguages(words), lines: [jobLine(last)] };
}

export function compareLanguages({ subject, language: shown }: PreparedResume): CriterionCell {
  const entries = subject.resume.languages ?? [];
  return cell(
    (language) => rowIn(entries.map((entry) => languageLine(entry, language).text)),
    entries.map((entry) => languageLine(entry, shown)),
  );
}

export function compareEducation({ subject }: PreparedResume): CriterionCell {
  const entries = (subject.resume.education ?? []).filter((entry) => studyLine(entry).text !== "");
  const words = (language: AnswerLanguage) =>
    rowIn(
      entries.map((entry) => {
        const until = entry.isCurrent
          ? { it: "in corso", en: "under way" }[language]
          : entry.end && dateIn(entry.end, language);
        return (entry.degreeTitle.trim() || studyLine(entry).text) + (until ? ` (${until})` : "");
      }),
    );
  return cell(words, entries.map(studyLine));
}

export function certifications({ subject }: PreparedResume): CriterionCell {
  const entries = (subject.resume.certifications ?? []).filter(({ name }) => name.trim() !== "");
  return cell(() => rowIn(entries.map(({ name }) => name.trim())), entries.map(certificateLine));
}

export function city({ subject: { resume } }: PreparedResume): CriterionCell {
  const line = cityLine(resume);
  return line ? cell(() => line.text, [line]) : cellNotSaid;
}

export function compareWishes({ subject: { resume } }: PreparedResume): CriterionCell {
  const lines = wishLines(resume);
  return cell(() => rowIn(lines.map(({ text }) => text)), lines);
}
