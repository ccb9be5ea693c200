import type { ParsedResume, UnplacedText } from "@orbita/contract";
import type { Classification } from "../classifier/classify.ts";
import type { SectionKind } from "../lexicon/headings.ts";
import { styleKey, type Paragraph } from "../segment/paragraphs.ts";
import type { ResumeSection } from "../segment/segment.ts";
import { ratedValuesOf, type DatedResumeEntry, type RatedValue, type ValueKind } from "./values.ts";

/** Facts about a section, from which the confidence model judges how well the section's text agrees with the values read from it. */
export type SectionFacts = {
  kind: SectionKind;
  sure: number;
  headed: boolean;
  paragraphs: number;
  /** The share of the section's letters that belong to no value. */
  unplaced: number;
  /**
   * `likely`: the mean probability that the section's paragraphs belong to a section of this kind. `strange`: the share of
   * paragraphs that hardly fit the kind.
   */
  likely: number;
  strange: number;
  /**
   * `periods`: the number of the section's paragraphs with a date range. `begins`, `ends`: whether its first, or its last,
   * paragraph has any date.
   */
  periods: number;
  begins: number;
  ends: number;
  entries: number;
};

/** The facts about a document from which the confidence model judges each value. */
export type DocumentFacts = {
  values: readonly RatedValue[];
  byKind: ReadonlyMap<ValueKind, readonly RatedValue[]>;
  paragraphs: readonly Paragraph[];
  /** Maps from a line to its paragraph, its section, and the number of letters in it that belong to no value. */
  paragraphOf: ReadonlyMap<number, number>;
  sectionOf: ReadonlyMap<number, SectionFacts>;
  unplacedIn: ReadonlyMap<number, number>;
  sections: readonly SectionFacts[];
  /** The share of the document's letters that belong to no value. */
  unplaced: number;
  /** `surety`: the mean probability of the chosen labels. `doubtful`: the share of labels that are doubtful. */
  surety: number;
  doubtful: number;
  headed: number;
  /** The usual white space above a paragraph of this document. */
  gap: number;
  /**
   * For each resume entry, the index of its first paragraph and of the next entry's first paragraph. The last entry ends after at
   * most 12 paragraphs.
   */
  ranges: ReadonlyMap<object, { from: number; to: number }>;
  /** The jobs and the studies that the engine read. */
  entries: Readonly<Record<"exp." | "edu.", readonly DatedResumeEntry[]>>;
  /** How often the engine read each text as a value. */
  texts: ReadonlyMap<string, number>;
  /** The text and style of each value, as written in the document. */
  written: ReadonlyMap<RatedValue, ValueText>;
  /** The word counts of the values of each kind, ascending. */
  lengths: ReadonlyMap<ValueKind, readonly number[]>;
};

/** A value's text, its lines, its first paragraph and the style of that paragraph. */
export type ValueText = { text: string; words: number; lines: number[]; first: Paragraph | null; style: string };

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1);

/** Returns the probability that a paragraph belongs to a kind of section. General and specific skill sections count for each other. */
export function likelyIn(kind: SectionKind, { sections }: Classification): number {
  const own = sections.get(kind) ?? 0;
  if (kind === "technicalSkills" || kind === "softSkills") return own + (sections.get("skills") ?? 0);
  if (kind !== "skills") return own;
  return own + (sections.get("technicalSkills") ?? 0) + (sections.get("softSkills") ?? 0);
}

function sectionAround({ kind, sure, heading, body }: ResumeSection, left: ReadonlyMap<number, number>): SectionFacts {
  const letters = body.reduce((sum, { text }) => sum + text.length, 0);
  const unplaced = body.reduce((sum, { ids }) => sum + ids.reduce((all, id) => all + (left.get(id) ?? 0), 0), 0);
  const likely = body.flatMap(({ opinion }) => (opinion ? [likelyIn(kind, opinion)] : []));
  return {
    kind,
    sure,
    headed: heading !== null,
    paragraphs: body.length,
    unplaced: Math.min(1, unplaced / Math.max(1, letters)),
    likely: mean(likely),
    strange: likely.filter((one) => one < 0.4).length / (likely.length || 1),
    periods: body.filter(({ periods }) => periods.some(({ range }) => range)).length,
    begins: body[0] && body[0].periods.length > 0 ? 1 : 0,
    ends: (body.at(-1)?.periods.length ?? 0) > 0 ? 1 : 0,
    entries: 0,
  };
}

function writtenOf(
  value: RatedValue,
  paragraphs: readonly Paragraph[],
  paragraphOf: ReadonlyMap<number, number>,
): ValueText {
  const text = textOf(value);
  const lines = linesOf(value);
  const first = paragraphs[paragraphOf.get(lines[0] ?? -1) ?? -1] ?? null;
  return { text, words: text.split(" ").length, lines, first, style: first ? styleKey(first.style) : "" };
}

const textOf = ({ found }: RatedValue): string => found.map(({ value }) => String(value)).join(" ");
const linesOf = ({ found }: RatedValue): number[] => [
  ...new Set(found.flatMap(({ spans }) => spans.map(({ line }) => line))),
];

const entriesOf = (values: readonly RatedValue[], first: string): DatedResumeEntry[] => [
  ...new Set(values.flatMap(({ kind, entry }) => (kind.startsWith(first) && entry) || [])),
];

function rangesOf(values: readonly RatedValue[], paragraphOf: ReadonlyMap<number, number>, end: number) {
  const tops = new Map<object, number>();
  for (const value of values) {
    const places = value.entry ? linesOf(value).flatMap((line) => paragraphOf.get(line) ?? []) : [];
    if (value.entry && places.length > 0) tops.set(value.entry, Math.min(tops.get(value.entry) ?? Infinity, ...places));
  }
  const sorted = [...tops.values()].toSorted((a, b) => a - b);
  return new Map(
    [...tops].map(([entry, from]) => [
      entry,
      { from, to: sorted.find((top) => top > from) ?? Math.min(end, from + 12) },
    ]),
  );
}

export function aroundOf(
  resume: ParsedResume,
  paragraphs: readonly Paragraph[],
  sections: readonly ResumeSection[],
  unplaced: readonly UnplacedText[],
): DocumentFacts {
  const left = new Map<number, number>();
  for (const { spans } of unplaced)
    for (const { line, from, to } of spans) left.set(line, (left.get(line) ?? 0) + to - from);
  const paragraphOf = new Map<number, number>();
  for (const [at, { ids }] of paragraphs.entries()) for (const id of ids) paragraphOf.set(id, at);
  const around = sections.map((section) => sectionAround(section, left));
  const sectionOf = new Map<number, SectionFacts>();
  for (const [at, { body }] of sections.entries())
    for (const { ids } of body) for (const id of ids) sectionOf.set(id, around[at]!);
  const sureties = paragraphs.flatMap(({ opinion }) => (opinion ? [opinion.likely(opinion.label)] : []));
  const values = ratedValuesOf(resume);
  const texts = new Map<string, number>();
  const written = new Map(values.map((value) => [value, writtenOf(value, paragraphs, paragraphOf)]));
  for (const { text } of written.values()) texts.set(text, (texts.get(text) ?? 0) + 1);
  const byKind = Map.groupBy(values, ({ kind }) => kind);
  const letters = paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  const ranges = rangesOf(values, paragraphOf, paragraphs.length);
  for (const { from } of ranges.values()) {
    const section = sectionOf.get(paragraphs[from]!.ids[0]!);
    if (section) section.entries++;
  }
  return {
    values,
    entries: { "exp.": entriesOf(values, "exp."), "edu.": entriesOf(values, "edu.") },
    ranges,
    gap: paragraphs.map(({ gap }) => gap).toSorted((a, b) => a - b)[paragraphs.length >> 1] ?? 0,
    byKind,
    written,
    lengths: new Map(
      [...byKind].map(([kind, some]) => [kind, some.map((one) => written.get(one)!.words).toSorted((a, b) => a - b)]),
    ),
    paragraphs,
    paragraphOf,
    sectionOf,
    unplacedIn: left,
    sections: around,
    unplaced: unplaced.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, letters),
    surety: mean(sureties),
    doubtful: sureties.filter((one) => one < 0.7).length / (sureties.length || 1),
    headed: around.filter(({ headed }) => headed).length,
    texts,
  };
}
