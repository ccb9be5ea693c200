import type { ExtractedValue, ReadLine, ReadResume, Span } from "@orbita/contract";
import { datesOf, noDates, type Dates } from "../fields/dates.ts";
import { languageOf, skillMeant } from "../lexicon/knowledge.ts";
import { periodsIn } from "../normalise/dates.ts";
import { levelIn } from "../normalise/level.ts";
import { found, foundText, joined, pieceOf, type Piece } from "../segment/piece.ts";
import type { Ranges } from "./ranges.ts";

/** The confidence of a value that only a model has seen: a person must always confirm it. */
export const seenByModel = 0.7;

export type ModelRead = Pick<
  ReadResume,
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

const pieceAt = (lines: readonly ReadLine[], spans: readonly Span[]): Piece =>
  joined(spans.map(({ line, from, to }) => pieceOf(line, lines[line]!.text, from, to)));

/** Converts ranges into values: the words come from the document, and our own code reads dates and levels there. */
export function valuesIn(lines: readonly ReadLine[], ranges: Ranges): ModelRead {
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

function datesIn(lines: readonly ReadLine[], spans: readonly Span[]): Dates {
  const piece = pieceAt(lines, spans);
  const period = periodsIn(piece.text)[0] ?? null;
  if (!period) return noDates;
  const { start, end, isCurrent } = datesOf(piece, period, seenByModel);
  return {
    start: start && { ...start, by: "model" },
    end: end && { ...end, by: "model" },
    isCurrent: isCurrent && { ...isCurrent, by: "model" },
  };
}

/** A language that is in no list of ours is dropped, and its text stays unplaced. */
function languageIn(lines: readonly ReadLine[], { name, level }: Ranges["languages"][number]): ReadResume["languages"] {
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
