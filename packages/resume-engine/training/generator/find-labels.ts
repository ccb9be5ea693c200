import type { ResumeLine } from "../../src/line.ts";
import type { LineLabel } from "./labels.ts";
import type { PageLines, FieldMark } from "./lay-out.ts";
import type { Block, MarkedField, ResumeSheet, Span } from "./sheet.ts";

/** Reduces a text to letters and digits for comparison, because programs that write files differ in blanks, marks and ligatures. */
const bare = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

type LabelledPiece = { key: string; label: LineLabel; begins: boolean };
type PlantedValue = { text: string; field: MarkedField; entry: number | null };

const piecesOf = (block: Block): LabelledPiece[] => {
  if (block.cells) return block.cells.flat().flatMap(piecesOf);
  const own = { label: block.label, begins: block.begins === true };
  const sides = [block.spans, block.right ?? []].map((spans) => bare(spans.map(({ text }) => text).join("")));
  return [{ ...own, key: sides.join("") }, ...(sides[1] ? sides.map((key) => ({ ...own, key })) : [])].filter(
    ({ key }) => key !== "",
  );
};
const spansOf = (block: Block): Span[] => [
  ...block.spans,
  ...(block.right ?? []),
  ...(block.cells?.flat().flatMap(spansOf) ?? []),
];

/**
 * Finds the generated piece of text that a line from the file shows; returns its index, or -1. Equal text wins over a piece that
 * contains the line, and among equals the piece nearest to the last match, preferably after it. If a line joins several pieces, the
 * longest one wins, if it covers more than 40 % of the line.
 */
function pieceOf(key: string, pieces: readonly LabelledPiece[], last: number): number {
  const near = pieces.map((_, i) => i).toSorted((a, b) => distance(a, last) - distance(b, last));
  const whole =
    near.find((i) => pieces[i]!.key === key) ?? near.find((i) => key.length > 2 && pieces[i]!.key.includes(key));
  if (whole !== undefined) return whole;
  let [best, length] = [-1, 0];
  for (const i of near) {
    const own = pieces[i]!.key;
    if (own.length > length && own.length > 2 && key.includes(own)) [best, length] = [i, own.length];
  }
  return length * 2.5 > key.length ? best : -1;
}
const distance = (at: number, last: number) => (at >= last ? at - last : 2 * (last - at) + 1);

/** Marks the resume values that are complete in a line. A value that is broken across two lines is not marked. */
function marksIn(text: string, line: number, values: readonly PlantedValue[]): FieldMark[] {
  const marks: FieldMark[] = [];
  for (const { text: words, field, entry } of values) {
    const from = text.indexOf(words);
    if (from !== -1 && words.length > 1) marks.push({ line, from, to: from + words.length, field, entry });
  }
  return marks;
}

/** Labels the lines that were read from a file of a generated CV, by comparing their words with the CV's. Null if too much is missing. */
export function findLabels(lines: readonly ResumeLine[], sheet: ResumeSheet): Omit<PageLines, "lines"> | null {
  const pieces = sheet.blocks.flatMap(piecesOf);
  const values = sheet.blocks
    .flatMap(spansOf)
    .flatMap((span): PlantedValue[] =>
      span.field ? [{ text: span.text.trim(), field: span.field, entry: span.entry ?? null }] : [],
    );
  const labels: LineLabel[] = [];
  const begins: boolean[] = [];
  let [last, lost] = [0, 0];
  for (const line of lines) {
    const key = bare(line.text);
    // If a wrapped line also has text at its right margin, no piece matches the whole line, but one matches its left part.
    const left = bare(line.text.split("\t")[0]!);
    const found = key === "" ? -1 : pieceOf(key, pieces, last);
    const at = found === -1 && left.length > 2 ? pieceOf(left, pieces, last) : found;
    if (at === -1) {
      if (key !== "") lost++;
      labels.push(key === "" ? "noise" : (labels.at(-1) ?? "other"));
      begins.push(false);
      continue;
    }
    const { label, begins: first, key: whole } = pieces[at]!;
    labels.push(label);
    begins.push(first && (whole.startsWith(key) || whole.startsWith(left) || key.includes(whole)));
    last = at;
  }
  if (lines.length === 0 || lost / lines.length > 0.08) return null;
  return { labels, begins, marks: lines.flatMap(({ text }, i) => marksIn(text, i, values)) };
}
