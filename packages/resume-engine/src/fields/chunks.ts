import type { ResumeEntry } from "../entries/entries.ts";
import { isBody, periodPlaces } from "../entries/anchors.ts";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import { labelAt, labelsOf, type FieldLabel } from "../lexicon/labels.ts";
import { isArea, isKnownTitle, isProvince, placeOf, titleNoun } from "../lexicon/knowledge.ts";
import * as words from "../lexicon/words.ts";
import { cut, split, trimmed, without, type TextPiece } from "../segment/piece.ts";
import type { Paragraph } from "../segment/paragraphs.ts";

/** A part of an entry's head, between separators and in one style. `slot` is its position, which can be compared across entries. */
export type EntryChunk = {
  /** True if the chunk is in brackets after another chunk. */
  bracketed: boolean;
  piece: TextPiece;
  slot: string;
  /** True if the chunk comes after "presso", "at" or "@". */ at: boolean;
  row: number;
  bold: boolean;
};
export type EntryParts = {
  chunks: EntryChunk[];
  labelled: { label: FieldLabel; piece: TextPiece }[];
  /** The paragraphs of the entry that describe the work done. */
  body: { piece: TextPiece; bullet: boolean }[];
  /** The text of the labels, which is no value of any field. */
  structure: TextPiece[];
};

const separators =
  /\t|\s{2,}|\s*[[\]]\s*|:\s+|\s+[|·•–—-]\s+|\s*[|•·]\s*|\s@\s|,\s+(?=\S)|\s\/\s|;\s+|\s(?=\()|(?<=\))\s/gu;
const atWords = /(?<![\p{L}\d])(?:presso|c\/o|@|at|chez|per conto di)\s+/giu;

/**
 * Finds a company after "for": "Secretary for Westworth Estates", "Psicologo per il Comune". It counts only if the text before is a
 * title.
 */
function companyAfterFor(text: string): RegExpExecArray[] {
  return [
    ...text.matchAll(
      /(?<=[\p{Ll})]\s)(?:for|with|per|da|alla|al|all['’])\s*(?:the\s+|il\s+|la\s+|lo\s+|l['’])?(?=\p{Lu})/gu,
    ),
  ].filter(
    ({ index }) =>
      looksWhat(text.slice(0, index)) && !looksWhere(text.slice(0, index)) && !/[,|·]/u.test(text.slice(0, index)),
  );
}

/** The positions in a paragraph's text where bold or italic changes. */
function styleBreaks({ lines, piece }: Paragraph): { at: number; bold: boolean }[] {
  const breaks: { at: number; bold: boolean }[] = [];
  let style = "";
  for (const [i, part] of piece.parts.entries()) {
    const line =
      lines.find(
        (_, k) =>
          k >= 0 &&
          lines[k]!.text.slice(part.from, part.to) === piece.text.slice(part.at, part.at + part.to - part.from),
      ) ??
      lines[i] ??
      lines[0]!;
    let seen = 0;
    for (const run of line.runs) {
      const word = run.text.trim();
      if (word === "") continue;
      const at = line.text.indexOf(word, seen);
      if (at === -1) continue;
      seen = at + word.length;
      const own = `${run.bold}${run.italic}`;
      if (own !== style && at >= part.from && at < part.to)
        breaks.push({ at: part.at + at - part.from, bold: run.bold });
      style = own;
    }
  }
  return breaks;
}

/** Finds a company after "in": "Impiegata in Assicurazioni Piave S.r.l.". "In" means "at" only before an obvious company. */
function companyAfterIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(/(?<=\p{Ll}\s)in\s+(?=\p{Lu})/gu)].filter(({ index }) =>
    words.legalForms.test(text.slice(index)),
  );
}

function chunksOf(paragraph: Paragraph, taken: { from: number; to: number }[], row: number): EntryChunk[] {
  const breaks = styleBreaks(paragraph);
  const boldAt = (at: number) => breaks.findLast((other) => other.at <= at)?.bold ?? paragraph.style.bold;
  const cuts = breaks.slice(1).map(({ at }) => at);
  const found: EntryChunk[] = [];
  const number = /^\s*(?:\d{1,2}[.)]){1,3}\d{0,2}\s+/u.exec(paragraph.text);
  const gone = number ? [...taken, { from: 0, to: number[0].length }] : taken;
  for (const open of without(paragraph.piece, gone)) {
    for (const styled of cutAt(open, paragraph.piece, cuts)) {
      const marks = [...styled.text.matchAll(atWords), ...companyAfterIn(styled.text), ...companyAfterFor(styled.text)];
      const parts =
        marks.length === 0
          ? [styled]
          : [cut(styled, 0, marks[0]!.index), cut(styled, marks[0]!.index + marks[0]![0].length)];
      for (const [i, part] of parts.entries()) {
        for (const piece of split(part, separators)) {
          if (!/[\p{L}\d]/u.test(piece.text)) continue;
          const start = paragraph.piece.parts.length > 0 ? offsetIn(paragraph.piece, piece) : 0;
          found.push({
            piece,
            slot: `${row}:${found.length}`,
            at: i > 0,
            row,
            bold: boldAt(start),
            bracketed: start > 0 && paragraph.text[start - 1] === "(",
          });
        }
      }
    }
  }
  return found;
}

/** Returns the offset of a piece of text within the larger piece from which it was cut. */
export function offsetIn(whole: TextPiece, part: TextPiece): number {
  const [first] = part.parts;
  const own = whole.parts.find(({ line, from, to }) => line === first?.line && from <= first.from && first.from < to);
  return own && first ? own.at + first.from - own.from - first.at : 0;
}

function cutAt(piece: TextPiece, whole: TextPiece, cuts: readonly number[]): TextPiece[] {
  const start = offsetIn(whole, piece);
  const own = cuts.map((at) => at - start).filter((at) => at > 0 && at < piece.text.length);
  return [0, ...own].map((from, i) => cut(piece, from, own[i] ?? piece.text.length));
}

/** Scores how well a text fits as a city, perhaps with its province or region: "Torino (TO)", "Austin". */
export function cityScore(text: string): number {
  const bare = text
    .replace(/\s*\(?\b([A-Z]{2})\b\)?\.?$/u, (all, code: string) => (isProvince(code) ? "" : all))
    .replace(/\.$/u, "")
    .trim();
  if (isArea(bare)) return 1.5;
  const size = placeOf(bare);
  if (size === null || foldedWordsOf(bare).length > 4) return 0;
  return size >= 50 ? 3 : 2;
}

const headLabels: readonly FieldLabel[] = [
  "period",
  "company",
  "title",
  "tasks",
  "institution",
  "degree",
  "grade",
  "thesis",
  "sector",
  "subjects",
];

type TextRange = { from: number; to: number };

const looksWhere = (text: string) =>
  words.legalForms.test(text) || words.companyWords.test(fold(text)) || words.schools.test(fold(text));
const looksWhat = (text: string) =>
  isKnownTitle(text) || words.titleWords.test(fold(text)) || words.degrees.test(fold(text)) || titleNoun(text) >= 1.2;
const isPlace = (text: string) =>
  text
    .split(/\s*[,|·–()-]\s*/u)
    .filter(Boolean)
    .every((part) => cityScore(part) > 0);

/** Whether a line after the date still belongs to the entry's head rather than to its description. */
function isHeadRow({ text, style }: Paragraph, chunks: readonly EntryChunk[], rows: number): boolean {
  if (rows >= 4) return false;
  if (isPlace(text)) return true;
  const own = chunks.filter(({ piece }) => cityScore(piece.text) === 0).map(({ piece }) => piece.text);
  if (own.length < 2) return !/[.;]$/u.test(text) || foldedWordsOf(text).length < 3 || words.legalForms.test(text);
  if (foldedWordsOf(text).length > 9) return false;
  if (!own.some(looksWhere) && looksWhere(text)) return true;
  if (!own.some(looksWhat) && looksWhat(text)) return true;
  return (style.bold || style.italic) && rows < 3;
}

/** Returns the label of a table cell that continues on the next line because it was too long for the cell. */
function brokenLabel(text: string, next: Paragraph | undefined, among: readonly FieldLabel[]): FieldLabel | null {
  const start = /^[•·]?\s*([^\t]+)\t/u.exec(text)?.[1];
  if (!start || !next) return null;
  return labelsOf(`${start} ${next.text}`).find((field) => among.includes(field)) ?? null;
}

/** Reads the labels of a paragraph and adds their values to `parts`. Returns true if the paragraph has a label. */
function readLabel(entry: ResumeEntry, i: number, parts: EntryParts, among: readonly FieldLabel[]): boolean {
  const paragraph = entry.paragraphs[i]!;
  const before = entry.paragraphs[i - 1];
  if (before && brokenLabel(before.text, paragraph, among)) {
    parts.structure.push(paragraph.piece);
    return true;
  }
  const broken = brokenLabel(paragraph.text, entry.paragraphs[i + 1], among);
  const label = broken ? { label: broken, to: paragraph.text.indexOf("\t") + 1 } : labelAt(paragraph.text, among);
  if (!label) return false;
  parts.structure.push(cut(paragraph.piece, 0, label.to));
  parts.labelled.push({ label: label.label, piece: trimmed(cut(paragraph.piece, label.to)) });
  return true;
}

/**
 * Splits an entry's paragraphs into labelled values, chunks of its head, and body text. `take` returns the parts of a head line that are
 * already read.
 */
export function splitEntry(
  entry: ResumeEntry,
  take: (paragraph: Paragraph) => TextRange[] = () => [],
  among: readonly FieldLabel[] = headLabels,
): EntryParts {
  const parts: EntryParts = { chunks: [], labelled: [], body: [], structure: [] };
  const anchorAt = entry.anchor ? entry.paragraphs.indexOf(entry.anchor) : -1;
  let told = false;
  let rows = 0;
  for (const [i, paragraph] of entry.paragraphs.entries()) {
    if (readLabel(entry, i, parts, among)) {
      told ||= parts.labelled.at(-1)?.label === "tasks";
      continue;
    }
    const anchored = i === anchorAt;
    const isHead =
      anchored || (!told && !isBody(paragraph) && (i < anchorAt || isHeadRow(paragraph, parts.chunks, rows)));
    if (!isHead) {
      told ||= i > anchorAt;
      parts.body.push({ piece: trimmed(paragraph.piece), bullet: paragraph.bullet });
      continue;
    }
    const taken = anchored && entry.period ? periodPlaces(paragraph.text, entry.period) : [];
    parts.chunks.push(...chunksOf(paragraph, [...taken, ...take(paragraph)], rows));
    rows++;
  }
  return parts;
}
