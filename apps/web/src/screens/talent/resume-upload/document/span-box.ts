import type { TextBox, DocumentTextLine, Span } from "@orbita/contract/resume-uploads/reading";

/** A text run of the page. Its position is in points from the upper left corner; `middle` is its vertical centre. */
export type TextRun = { text: string; x: number; width: number; middle: number };
/** Measures a text in any unit, because callers only use ratios. */
export type TextMeasurer = (text: string) => number;

const byLetters: TextMeasurer = (text) => text.length;
const bare = (text: string): string => text.replaceAll(/\s+/g, "");

/**
 * The x position after the given number of non-blank characters, or null if the runs have fewer. `end` marks the end of a span.
 */
function placeOf(runs: readonly TextRun[], letters: number, end: boolean, widthOf: TextMeasurer): number | null {
  let before = 0;
  for (const { text, x, width } of runs) {
    const inside = bare(text).length;
    // A position between two text runs belongs to both: a span ends in the first run and starts in the second.
    if (letters < before + inside || (end && letters === before + inside && inside > 0)) {
      let at = 0;
      for (let seen = before; at < text.length; at += 1) {
        const letter = /\S/.test(text[at]!);
        if (seen === letters && (letter || end)) break;
        if (letter) seen += 1;
      }
      return x + (width * widthOf(text.slice(0, at))) / Math.max(widthOf(text), Number.EPSILON);
    }
    before += inside;
  }
  return null;
}

/**
 * The box of a span of a line, from the page's text runs if their text equals that of the line.
 * Without matching text runs, as in a scan, the box is the span's proportional share of the line's box.
 */
export function spanBox(
  line: DocumentTextLine,
  span: Span,
  runs: readonly TextRun[],
  widthOf: TextMeasurer = byLetters,
): TextBox {
  const [x, y, width, height] = line.box;
  const { text } = line;
  const own = runs
    .filter((run) => run.middle >= y && run.middle <= y + height && run.x < x + width + 1 && run.x + run.width > x - 1)
    .toSorted((one, other) => one.x - other.x);
  if (own.length > 0 && bare(own.map((run) => run.text).join("")) === bare(text)) {
    const before = bare(text.slice(0, span.from)).length;
    const letters = bare(text.slice(span.from, span.to)).length;
    const from = placeOf(own, before, false, widthOf);
    const to = placeOf(own, before + letters, true, widthOf);
    if (from !== null && to !== null && to > from) return [from, y, to - from, height];
  }
  const whole = Math.max(widthOf(text), Number.EPSILON);
  const from = x + (width * widthOf(text.slice(0, span.from))) / whole;
  const to = x + (width * widthOf(text.slice(0, span.to))) / whole;
  return [from, y, Math.max(to - from, 1), height];
}
