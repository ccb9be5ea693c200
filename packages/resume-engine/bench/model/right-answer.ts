import type { ParsedDocument } from "@orbita/contract";
import type { ModelAnswer, AnswerPart } from "../../src/model/answer.ts";
import type { PredictedJob, PredictedStudy, ResumeTruth } from "../prediction.ts";
import { norm, tokenF1 } from "../likeness.ts";

/** Simulates a perfect language model: its answer has the true values, as positions in the lines of the document. */

const nothing = (): AnswerPart => ({ from: null, to: null, text: null });
const nameOf = (item: string | { name: string }): string => (typeof item === "string" ? item : item.name);

class ValuePositions {
  readonly #lines: readonly string[];
  constructor({ lines }: ParsedDocument) {
    this.#lines = lines.map(({ text }) => text);
  }

  /** Finds the first occurrence of some words at or after a line of the document, within one line or across two. */
  at(words: string | null | undefined, from = 0, to = this.#lines.length - 1): AnswerPart {
    if (!words?.trim()) return nothing();
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])${words
        .trim()
        .split(/\s+/u)
        .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, "\\$&"))
        .join("\\s+")}(?![\\p{L}\\p{N}])`,
      "iu",
    );
    for (let line = from; line <= to; line++) {
      for (const many of [1, 2]) {
        const text = this.#lines.slice(line, line + many).join(" ");
        const match = line + many - 1 <= to ? pattern.exec(text) : null;
        if (match && match.index < this.#lines[line]!.length)
          return { from: line, to: line + many - 1, text: match[0].replaceAll(/\s+/gu, " ") };
      }
    }
    return nothing();
  }

  /** Finds the longest block of consecutive lines of the document whose words all occur in the text. */
  block(text: string | null | undefined, from = 0, to = this.#lines.length - 1): { from: number; to: number } | null {
    const words = new Set(norm(text ?? "").split(" "));
    if (words.size < 3) return null;
    const within = (line: number) => {
      const own = norm(this.#lines[line]).split(" ").filter(Boolean);
      return own.length > 1 && own.every((word) => words.has(word)) ? own.length : 0;
    };
    let best: { from: number; to: number; size: number } | null = null;
    for (let start = from; start <= to; start++) {
      let [end, size] = [start, 0];
      while (end <= to && within(end) > 0) size += within(end++);
      if (size > (best?.size ?? 0)) best = { from: start, to: end - 1, size };
      start = Math.max(start, end);
    }
    const said = best && tokenF1(text, this.#lines.slice(best.from, best.to + 1).join(" ")) > 0.8;
    return best && said ? { from: best.from, to: best.to } : null;
  }

  line(number: number): string {
    return this.#lines[number] ?? "";
  }
  get last(): number {
    return this.#lines.length - 1;
  }
}

/** Finds the line at which an entry begins: the occurrence of its name that is nearest to a line with its year. */
function placeOf(on: ValuePositions, name: string | null | undefined, year: string | null | undefined): number | null {
  const places: number[] = [];
  for (let from = 0; from <= on.last;) {
    const { from: line } = on.at(name, from);
    if (line === null) break;
    places.push(line);
    from = line + 1;
  }
  const dated = (line: number) =>
    [0, 1, 2, -1, -2, 3].findIndex((by) => on.line(line + by).includes(year?.slice(0, 4) ?? "#"));
  const near = places.map((line) => ({ line, by: dated(line) })).filter(({ by }) => by >= 0);
  return near.toSorted((a, b) => a.by - b.by)[0]?.line ?? places[0] ?? null;
}

function datesNear(
  on: ValuePositions,
  at: number,
  { start, end }: { start?: string | null; end?: string | null },
): AnswerPart {
  const years = [start, end].flatMap((date) => (date ? [date.slice(0, 4)] : []));
  if (years.length === 0) return nothing();
  const line = [0, 1, -1, 2, -2, 3]
    .map((by) => at + by)
    .find((one) => years.every((year) => on.line(one).includes(year)));
  return line === undefined ? nothing() : { from: line, to: line, text: null };
}

function jobOf(on: ValuePositions, job: PredictedJob): ModelAnswer["experience"] {
  const at = placeOf(on, job.title, job.start);
  if (at === null) return [];
  const [from, to] = [Math.max(0, at - 4), Math.min(on.last, at + 30)];
  const text = [job.description, ...(job.tasks ?? [])].flatMap((told) => on.block(told, from, to) ?? []);
  const company = on.at(job.company, Math.max(0, at - 3), Math.min(on.last, at + 3));
  return [{ from, to, title: on.at(job.title, at), company, city: nothing(), dates: datesNear(on, at, job), text }];
}

function studyOf(on: ValuePositions, study: PredictedStudy): ModelAnswer["education"] {
  const at = placeOf(on, study.degreeTitle, study.end ?? study.start);
  if (at === null) return [];
  const [from, to] = [Math.max(0, at - 4), Math.min(on.last, at + 6)];
  const institution = on.at(study.institution, from, to);
  const grade = on.at(study.grade, from, to);
  return [
    {
      from,
      to,
      degree: on.at(study.degreeTitle, at),
      institution,
      dates: datesNear(on, at, study),
      grade,
      thesis: nothing(),
    },
  ];
}

export function rightAnswer(reading: ParsedDocument, truth: ResumeTruth): ModelAnswer {
  const on = new ValuePositions(reading);
  const list = (items: readonly (string | { name: string })[] = []) =>
    items.map((item) => on.at(nameOf(item))).filter(({ from }) => from !== null);
  const named = (items: readonly (string | { name: string })[] = []) =>
    list(items).map((name) => ({ name, date: nothing() }));
  const summary = on.block(truth.summary);
  return {
    sections: [],
    headline: nothing(),
    summary: { from: summary?.from ?? null, to: summary?.to ?? null },
    experience: (truth.experience ?? []).flatMap((job) => jobOf(on, job)),
    education: (truth.education ?? []).flatMap((study) => studyOf(on, study)),
    certifications: named(truth.certifications).map((one) => ({ ...one, issuer: nothing() })),
    courses: named(truth.courses).map((one) => ({ ...one, provider: nothing() })),
    languages: [],
    technicalSkills: list(truth.technicalSkills),
    softSkills: list(truth.softSkills),
    interests: list(truth.interests),
  };
}
