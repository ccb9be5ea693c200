import type { ExtractedValue, DocumentTextLine, ParsedResume, Span } from "@orbita/contract";
import { dateFieldsOf, noDates, type EntryDates } from "../fields/dates.ts";
import { languageOf, skillMeant } from "../lexicon/knowledge.ts";
import { periodsIn } from "../normalise/dates.ts";
import { levelIn } from "../normalise/level.ts";
import { found, foundText, joinPieces, pieceOf, type TextPiece } from "../segment/piece.ts";
import type { FieldRanges } from "./ranges.ts";

/** The confidence of a value that only a model found: a person must always confirm it. */
export const seenByModel = 0.7;

export type ModelReading = Pick<
  ParsedResume,
  | "headline"
  | "summary"
  | "experience"
  | "education"
  | "technicalSkills"
  | "softSkills"
  | "languages"
  | "certifications"
  | "courses"
  | "interests"
>;

const pieceAt = (lines: readonly DocumentTextLine[], spans: readonly Span[]): TextPiece =>
  joinPieces(spans.map(({ line, from, to }) => pieceOf(line, lines[line]!.text, from, to)));

/** Converts a model's positions into values. The words come from the document, and our own code reads dates and levels in them. */
export function valuesAtRanges(lines: readonly DocumentTextLine[], ranges: FieldRanges): ModelReading {
  const text = (spans: readonly Span[]): ExtractedValue<string> | null =>
    spans.length === 0 ? null : { ...foundText(pieceAt(lines, spans), seenByModel), by: "model" };
  const texts = (many: readonly Span[][]): ExtractedValue<string>[] => many.flatMap((spans) => text(spans) ?? []);
  const skill = (spans: readonly Span[]) => {
    const named = text(spans)!;
    return { ...named, code: skillMeant(named.value)?.code ?? null, level: null };
  };
  return {
    headline: text(ranges.headline),
    summary: text(ranges.summary),
    experience: ranges.experience.map(({ title, company, city, dates, text: told }) => ({
      title: text(title),
      company: text(company),
      companyUrl: null,
      city: text(city),
      ...datesIn(lines, dates),
      ...(told.length === 1 ? { description: text(told[0]!), tasks: [] } : { description: null, tasks: texts(told) }),
    })),
    education: ranges.education.map(({ degree, institution, dates, grade, thesis }) => ({
      degreeTitle: text(degree),
      institution: text(institution),
      grade: text(grade),
      thesis: text(thesis),
      ...datesIn(lines, dates),
      description: null,
    })),
    technicalSkills: ranges.technicalSkills.map(skill),
    softSkills: ranges.softSkills.map(skill),
    interests: texts(ranges.interests),
    languages: ranges.languages.flatMap((language) => languageIn(lines, language)),
    certifications: ranges.certifications.map(({ name, issuer, date }) => {
      const { start, end } = datesIn(lines, date);
      return { name: text(name)!, issuer: text(issuer), start: start ?? end, end: start && end, url: null };
    }),
    courses: ranges.courses.map(({ name, provider, date }) => {
      const { start, end } = datesIn(lines, date);
      return { name: text(name)!, provider: text(provider), topics: [], start, end };
    }),
  };
}

function datesIn(lines: readonly DocumentTextLine[], spans: readonly Span[]): EntryDates {
  const piece = pieceAt(lines, spans);
  const period = periodsIn(piece.text)[0] ?? null;
  if (!period) return noDates;
  const { start, end, isCurrent } = dateFieldsOf(piece, period, seenByModel);
  return {
    start: start && { ...start, by: "model" },
    end: end && { ...end, by: "model" },
    isCurrent: isCurrent && { ...isCurrent, by: "model" },
  };
}

/** Converts the positions of a language. A language that is in none of our lists is dropped, and its text stays unplaced. */
function languageIn(
  lines: readonly DocumentTextLine[],
  { name, level }: FieldRanges["languages"][number],
): ParsedResume["languages"] {
  const [named, told] = [pieceAt(lines, name), pieceAt(lines, level)];
  const code = languageOf(named.text);
  if (code === null) return [];
  const known = levelIn(told.text);
  const by = "model" as const;
  return [
    {
      code: { ...found(code, seenByModel, named), by },
      level: known?.level ? { ...found(known.level, seenByModel, told), by } : null,
      native: known?.native ? { ...found(true, seenByModel, told), by } : null,
    },
  ];
}
