import type { DocumentTextLine, Span } from "@orbita/contract";
import { joinPieces, cut, pieceOf, spansOf, trimmed, type TextPiece } from "../segment/piece.ts";
import type { LineRange, ModelAnswer, AnswerPart } from "./answer.ts";
import type { FieldRanges } from "./ranges.ts";
import type { PromptLine } from "./sent-lines.ts";

/** Size limits for a value of the model: lines and letters of a name, lines of a summary, lines of a description. */
const most = { lines: 3, letters: 220, summaryLines: 20, textLines: 40 };

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");

/** Finds words in a piece of text, with any white space between them; null if they are absent. */
function find(piece: TextPiece, text: string): TextPiece | null {
  const words = text.trim().split(/\s+/u).map(escaped);
  const pattern = words.join("\\s+");
  if (pattern === "") return null;
  for (const flags of ["u", "iu"]) {
    const match = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, flags).exec(piece.text);
    if (match) return cut(piece, match.index, match.index + match[0].length);
  }
  return null;
}

/** Checks a language model's answer against the lines that were sent to it, and drops values whose words are not at the stated position. */
class Ground {
  readonly #lines: readonly DocumentTextLine[];
  readonly #sent: ReadonlySet<number>;
  constructor(lines: readonly DocumentTextLine[], sent: readonly PromptLine[]) {
    this.#lines = lines;
    this.#sent = new Set(sent.map(({ line }) => line));
  }

  /** The ids of the sent lines in a range; empty if the range is invalid. */
  ids({ from, to }: { from: number | null; to: number | null }, longest: number): number[] {
    if (from === null || to === null || to < from || to - from >= longest) return [];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((id) => this.#sent.has(id));
  }

  part(part: AnswerPart, within: (line: number) => boolean = () => true): Span[] {
    const ids = this.ids({ from: part.from, to: part.to ?? part.from }, most.lines);
    if (ids.length === 0 || !ids.every(within)) return [];
    const whole = joinPieces(ids.map((id) => pieceOf(id, this.#lines[id]!.text)));
    const meant = part.text === null ? trimmed(whole) : find(whole, part.text);
    const fits = meant !== null && meant.text.length <= most.letters && /[\p{L}\p{N}]/u.test(meant.text);
    return fits ? spansOf(meant) : [];
  }

  /** Returns the spans of whole lines in a range, limited to lines that were sent to the model and that `within` accepts. */
  block(
    range: { from: number | null; to: number | null },
    longest: number,
    within?: (line: number) => boolean,
  ): Span[] {
    return this.ids(range, longest)
      .filter((id) => within?.(id) ?? true)
      .flatMap((id) => spansOf(trimmed(pieceOf(id, this.#lines[id]!.text))));
  }
}

const said = (...parts: readonly Span[][]): boolean => parts.some((spans) => spans.length > 0);
const inside =
  ({ from, to }: LineRange) =>
  (line: number): boolean =>
    line >= from && line <= to;
/** Accepts the lines up to the end of an entry, also those before the entry: a company may be named once above several roles. */
const notAfter =
  ({ to }: LineRange) =>
  (line: number): boolean =>
    line <= to;

const keyOf = (spans: readonly Span[]): string => spans.map(({ line, from, to }) => `${line}.${from}.${to}`).join();

/** Removes items that quote the same spans as an earlier item. */
function once<T>(items: readonly T[], spans: (item: T) => readonly Span[]): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(spans(item));
    return key !== "" && !seen.has(key) && seen.add(key) !== undefined;
  });
}

function groundJobs(on: Ground, jobs: ModelAnswer["experience"]): FieldRanges["experience"] {
  const grounded = jobs.map((job) => {
    const here = inside(job);
    return {
      title: on.part(job.title, here),
      company: on.part(job.company, notAfter(job)),
      city: on.part(job.city, here),
      dates: on.part(job.dates, here),
      text: job.text.map((range) => on.block(range, most.textLines, here)).filter((spans) => said(spans)),
    };
  });
  return once(
    grounded.filter(({ title, company }) => said(title, company)),
    ({ title, company, dates }) => [...title, ...company, ...dates],
  );
}

function groundStudies(on: Ground, studies: ModelAnswer["education"]): FieldRanges["education"] {
  const grounded = studies.map((study) => {
    const here = inside(study);
    return {
      degree: on.part(study.degree, here),
      institution: on.part(study.institution, notAfter(study)),
      dates: on.part(study.dates, here),
      grade: on.part(study.grade, here),
      thesis: on.part(study.thesis, here),
    };
  });
  return once(
    grounded.filter(({ degree, institution }) => said(degree, institution)),
    ({ degree, institution, dates }) => [...degree, ...institution, ...dates],
  );
}

export function ground(
  lines: readonly DocumentTextLine[],
  sent: readonly PromptLine[],
  answer: ModelAnswer,
): FieldRanges {
  const on = new Ground(lines, sent);
  const list = (parts: readonly AnswerPart[]): Span[][] =>
    once(
      parts.map((part) => on.part(part)),
      (spans) => spans,
    );
  return {
    sections: answer.sections.filter(({ from, to }) => from <= to && from >= 0 && to < lines.length),
    headline: on.part(answer.headline),
    summary: on.block(answer.summary, most.summaryLines),
    experience: groundJobs(on, answer.experience),
    education: groundStudies(on, answer.education),
    certifications: once(
      answer.certifications.map(({ name, issuer, date }) => ({
        name: on.part(name),
        issuer: on.part(issuer),
        date: on.part(date),
      })),
      ({ name }) => name,
    ),
    courses: once(
      answer.courses.map(({ name, provider, date }) => ({
        name: on.part(name),
        provider: on.part(provider),
        date: on.part(date),
      })),
      ({ name }) => name,
    ),
    languages: once(
      answer.languages.map(({ name, level }) => ({ name: on.part(name), level: on.part(level) })),
      ({ name }) => name,
    ),
    technicalSkills: list(answer.technicalSkills),
    softSkills: list(answer.softSkills),
    interests: list(answer.interests),
  };
}
