import type { Evidence, Requirement } from "@orbita/contract";
import { languageLine, linesIn, studyLine, type QuoteLine } from "../lines.ts";
import type { AssistantSubject } from "../subject.ts";
import { cellNotSaid, type CriterionCell } from "./criteria-cell.ts";
import { languageCell } from "./criteria-named.ts";
import type { PreparedResume } from "./reading.ts";
import { inBothLanguages, yearsText } from "./wording.ts";

/** The label of a requirement as in the post: "Java, 3 anni", "Inglese B2". */
export const requirementTitle = ({ label, minYears, level }: Requirement): { it: string; en: string } =>
  inBothLanguages((language) => {
    const years = minYears === null ? "" : `, ${yearsText(minYears, language)}`;
    return `${label[language].replace(/\s*\(.*$/, "")}${level ? ` ${level}` : ""}${years}`;
  });

/** Cache of the lines of each person, because all criteria of a comparison use them. */
const known = new WeakMap<AssistantSubject, QuoteLine[]>();
function seenOf(subject: AssistantSubject): QuoteLine[] {
  const lines = known.get(subject) ?? linesIn(subject).map(({ subject: _subject, ...line }) => line);
  known.set(subject, lines);
  return lines;
}

/**
 * The lines to quote for a requirement of the post. The stored evidence quotes the resume as it was sent, but only lines that
 * the user can see now may be quoted: the same line, or the heading of its entry.
 */
function linesFor({ subject, language }: PreparedResume, lines: Evidence["lines"]): QuoteLine[] {
  const seen = seenOf(subject);
  const { languages, education } = subject.resume;
  return lines.flatMap(({ section, itemId, text }): QuoteLine[] => {
    const same = seen.find((line) => line.section === section && line.itemId === itemId && line.text === text);
    if (same) return [same];
    const spoken = section === "languages" ? languages?.find(({ id }) => id === itemId) : undefined;
    if (spoken) return [languageLine(spoken, language)];
    const studied = section === "education" ? education?.find(({ id }) => id === itemId) : undefined;
    if (studied) return [studyLine(studied)];
    const beside =
      itemId === null ? undefined : seen.find((line) => line.section === section && line.itemId === itemId);
    return beside ? [beside] : [];
  });
}

const stated = { it: "Indicato nel CV", en: "Stated in the CV" };
const otherwise = { it: "Il CV dice altro", en: "The CV says otherwise" };

function wordsOf({ verdict, found, years, by }: Evidence, lines: readonly QuoteLine[]): { it: string; en: string } {
  if (by === "related" && found) return { it: `Solo collegato: ${found.it}`, en: `Only related: ${found.en}` };
  return inBothLanguages((language) => {
    const parts = [found?.[language], years === null ? null : yearsText(years, language)].filter(Boolean);
    if (parts.length > 0) return parts.join(", ");
    return verdict === "met"
      ? lines[0]?.section === "education"
        ? lines[0].text
        : stated[language]
      : otherwise[language];
  });
}

/**
 * The cell for one requirement of the post, from the evidence saved when the application was sent; a language is read from the
 * resume.
 */
export function requirementCell(reading: PreparedResume, asked: Requirement): CriterionCell {
  if (asked.kind === "language") return languageCell(reading, asked.id, asked.level);
  const found = reading.subject.evidence?.find(
    ({ requirement: { kind, id } }) => kind === asked.kind && id === asked.id,
  );
  if (!found) return cellNotSaid;
  const lines = linesFor(reading, found.lines);
  if (lines.length === 0) return cellNotSaid;
  if (found.verdict === "unknown" || (found.verdict === "related" && found.by !== "related")) {
    const open = found.by === "same" || found.by === "narrower";
    return {
      verdict: "notSaid",
      text: open ? { it: "Indicato, senza date", en: "Stated, without dates" } : cellNotSaid.text,
      lines,
    };
  }
  return { verdict: found.verdict === "met" ? "said" : "otherwise", text: wordsOf(found, lines), lines };
}
