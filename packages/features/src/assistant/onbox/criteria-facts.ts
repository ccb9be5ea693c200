import { totalYears } from "@orbita/contract";
import { certificateLine, cityLine, jobLine, languageLine, studyLine, wishLines, type QuoteLine } from "../lines.ts";
import { cellNotSaid, type Cell } from "./criteria-cell.ts";
import type { Reading } from "./reading.ts";
import { both, dateIn, jobIn, rowIn, yearsIn } from "./wording.ts";

type Language = "it" | "en";

/** Without a line to quote, the cell says that the CV does not mention it. */
const cell = (make: (language: Language) => string, lines: readonly QuoteLine[]): Cell =>
  lines.length === 0 ? cellNotSaid : { verdict: "said", text: both(make), lines };

/** Computed from the periods of the entries; overlapping periods count once. */
export function years({ jobs, now }: Reading): Cell {
  const dated = jobs.filter(({ start, end, isCurrent }) => start !== null && (isCurrent || end !== null));
  const total = totalYears(dated, now);
  return cell((language) => yearsIn(total, language), dated.map(jobLine));
}

export function currentJob({ jobs }: Reading): Cell {
  const current = jobs.filter(({ isCurrent }) => isCurrent);
  if (current.length > 0)
    return cell((language) => rowIn(current.map((job) => jobIn(job, language))), current.map(jobLine));
  const [last] = jobs;
  if (!last) return cellNotSaid;
  const words = (language: Language) =>
    `${language === "it" ? "Nessuno; l’ultimo" : "None; the last"}: ${jobIn(last, language)}`;
  return { verdict: "otherwise", text: both(words), lines: [jobLine(last)] };
}

export function languages({ subject, language: shown }: Reading): Cell {
  const entries = subject.resume.languages ?? [];
  return cell(
    (language) => rowIn(entries.map((entry) => languageLine(entry, language).text)),
    entries.map((entry) => languageLine(entry, shown)),
  );
}

export function education({ subject }: Reading): Cell {
  const entries = (subject.resume.education ?? []).filter((entry) => studyLine(entry).text !== "");
  const words = (language: Language) =>
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

export function certifications({ subject }: Reading): Cell {
  const entries = (subject.resume.certifications ?? []).filter(({ name }) => name.trim() !== "");
  return cell(() => rowIn(entries.map(({ name }) => name.trim())), entries.map(certificateLine));
}

export function city({ subject: { resume } }: Reading): Cell {
  const line = cityLine(resume);
  return line ? cell(() => line.text, [line]) : cellNotSaid;
}

export function wishes({ subject: { resume } }: Reading): Cell {
  const lines = wishLines(resume);
  return cell(() => rowIn(lines.map(({ text }) => text)), lines);
}
