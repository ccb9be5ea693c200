import type { Classification } from "../classifier/classify.ts";
import type { ResumeLine, TextRun } from "../line.ts";
import { periodsIn, type DatePeriod } from "../normalise/dates.ts";
import { fold } from "../lexicon/fold.ts";
import { headingOf } from "../lexicon/headings.ts";
import { labelsOf } from "../lexicon/labels.ts";
import { monthPattern } from "../lexicon/months.ts";
import * as words from "../lexicon/words.ts";
import { datesMended, isDateRest } from "./broken-dates.ts";
import { joinPieces, pieceOf, type TextPiece } from "./piece.ts";

export type ParagraphFont = { size: number; bold: boolean; italic: boolean; colour: string; caps: boolean };

/** One or more lines of continuous text, up to a line break that the author made. */
export type Paragraph = {
  lines: ResumeLine[];
  ids: number[];
  piece: TextPiece;
  text: string;
  style: ParagraphFont;
  /** Whether the whole paragraph has one style. */
  plain: boolean;
  bullet: boolean;
  heading: number | null;
  left: number;
  /** White space above the paragraph, in multiples of its font size. */
  gap: number;
  /** True if the paragraph's first word did not fit on the line before, so that it may be a continuation. */
  noRoom: boolean;
  periods: DatePeriod[];
  /** The line classifier's result for the paragraph, once it has run. */
  opinion?: Classification;
};

export const styleKey = ({ size, bold, italic, colour, caps }: ParagraphFont): string =>
  [size, bold, italic, colour, caps].join();

const half = (size: number) => Math.round(size * 2) / 2;
const isCaps = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) && /\p{L}{2}/u.test(text);

function styleOf(lines: readonly ResumeLine[]): { style: ParagraphFont; plain: boolean } {
  const runs = lines.flatMap((line) => line.runs).filter(({ text }) => text.trim() !== "");
  const weights = new Map<string, { run: TextRun; letters: number }>();
  for (const run of runs) {
    const key = [run.bold, run.italic, run.colour].join();
    const known = weights.get(key);
    if (known) known.letters += run.text.length;
    else weights.set(key, { run, letters: run.text.length });
  }
  const heaviest = [...weights.values()].toSorted((a, b) => b.letters - a.letters)[0];
  const size = half(Math.max(0, ...runs.map((run) => run.size)));
  const text = lines.map((line) => line.text).join(" ");
  const { bold = false, italic = false, colour = "" } = heaviest?.run ?? {};
  return { style: { size, bold, italic, colour, caps: isCaps(text) }, plain: weights.size <= 1 };
}

const rightOf = (line: ResumeLine) => line.box[0] + line.box[2];
const sizeOf = (line: ResumeLine) => Math.max(1, ...line.runs.map(({ size }) => size));
const placeKey = (line: ResumeLine) => [line.page, line.column, line.cell?.table, line.cell?.column].join();

/** The left edge of the text that the next line could continue. If a line has wide gaps, this is the text after the last gap. */
function lastLeft(line: ResumeLine): number {
  const after = line.text.lastIndexOf("\t");
  if (after === -1) return line.box[0];
  let seen = 0;
  for (const run of line.runs) {
    seen = line.text.indexOf(run.text, seen);
    if (seen > after) return run.box[0];
  }
  return -1;
}

/** Whether the first word of a line did not fit at the end of the line before. */
function hadNoRoom(before: ResumeLine, line: ResumeLine, right: number): boolean {
  const letter = line.box[2] / Math.max(1, line.text.length);
  const word = /^\S+/u.exec(line.text)?.[0].length ?? 0;
  return rightOf(before) + (word + 1) * letter > right - letter * 0.5;
}

/** Whether two lines are a cell and a later cell of the same table row, such as a label and its value. */
const isNextCell = ({ cell: before }: ResumeLine, { cell }: ResumeLine) =>
  before !== null &&
  cell !== null &&
  before.table === cell.table &&
  before.row === cell.row &&
  before.column < cell.column;

const startsSmall = (text: string) => /^[\p{Ll}(]/u.test(text);
const unfinished = (text: string) =>
  /(?:[,&–-]|\s(?:e|ed|and|or|o|di|del|della|dei|degli|delle|dell['’]|in|of|the|a|al|alla|per|for|with|con|da|on|to|nel|nella|su))$/iu.test(
    text.trim(),
  );
const endsInMonth = new RegExp(`(?<!\\p{L})(?:${monthPattern}|from|dal|da|since|between)\\.?$`, "iu");
/** Whether a line begins with an email, a phone number or a link; it is then a paragraph by itself. */
const isContact = (text: string) =>
  text.length < 60 &&
  (/^\S+@\S+|^(?:https?:|www\.)\S+|^[\w.-]+\.\p{Ll}{2,4}\/\S+|^[\p{Ll}\d-]{3,}(?:\.[\p{Ll}\d-]{2,})+$/u.test(text) ||
    (/^[+(]*(?:[ ()./-]*\d){7,}/u.test(text) && periodsIn(text).length === 0));
const wordCount = (text: string) => text.split(/\s+/u).length;

function sameStyle(before: ResumeLine, line: ResumeLine): boolean {
  const size = sizeOf(line);
  if (Math.abs(sizeOf(before) - size) > 0.8 || line.box[1] - before.box[1] > size * 2.1) return false;
  const last = before.runs.findLast((run) => run.text.trim() !== "");
  const first = line.runs.find((run) => run.text.trim() !== "");
  return !last || !first || (last.bold === first.bold && last.colour === first.colour);
}

function aligned(before: ResumeLine, line: ResumeLine): boolean {
  const indent = line.box[0] - before.box[0];
  if (Math.abs(line.box[0] - lastLeft(before)) < 4) return true;
  if (line.cell && Math.abs(rightOf(line) - rightOf(before)) < 3) return true;
  return !before.text.includes("\t") && indent > -3 && indent < sizeOf(line) * 2.2;
}

/** Whether a paragraph may continue from one line to the next, judged by layout and style and not by the words. */
function couldContinue(before: ResumeLine, line: ResumeLine): boolean {
  if (line.bullet || line.heading !== null || before.heading !== null) return false;
  if (placeKey(before) !== placeKey(line) || before.cell?.row !== line.cell?.row) return false;
  // Word files have no boxes, and their paragraphs are complete already.
  if (line.text.includes("\t") || line.box[2] === 0) return false;
  return sameStyle(before, line) && aligned(before, line);
}

/** Whether a line is a consent, a reference or a licence. These lines come at the end of a CV, each as its own paragraph. */
const isLast = (text: string) =>
  [words.consent, words.referees, words.licences].some((pattern) => pattern.test(fold(text)));

/** Whether a line is the rest of a web or email address that was broken at the end of the previous line. */
const isAddressRest = (before: string, text: string) =>
  (address.test(before) && glue(before, text) === "" && /^\S+(?:\s\(\p{L}+\))?$/u.test(text)) ||
  (/^\S+[-._]$/u.test(before) && /^[^\s@]+@\S+$/u.test(text));

/**
 * Whether a line begins with a label. Text in lower case ("attività erano: …") is a continuation, unless the words are a known
 * label.
 */
function isLabelled(text: string): boolean {
  const label = /^(\p{L}[\p{L}\d /'’&-]{1,31}):\s/u.exec(text)?.[1];
  return !!label && (/^\p{Lu}/u.test(label) || headingOf(label)?.strength === 1 || labelsOf(label).length > 0);
}

function continues(before: ResumeLine, line: ResumeLine, right: number): boolean {
  if (before.cell && line.cell && before.cell.row === line.cell.row && isDateRest(before.text, line.text)) return true;
  if (!line.bullet && placeKey(before) === placeKey(line) && isAddressRest(before.text, line.text)) return true;
  if (!couldContinue(before, line) || isLast(line.text)) return false;
  if (isContact(line.text) || isContact(before.text)) return false;
  // After a line that ends with a date, a line that begins with a capital is the next item of a dated list.
  const dated =
    /(?:19|20)\d{2}\)?$/u.test(before.text) ||
    (/[)\d]$/u.test(before.text) && periodsIn(before.text).some(({ range }) => range));
  if (dated && /^\p{Lu}/u.test(line.text)) return false;
  if (address.test(before.text)) return false;
  // A line that begins with a period of dates begins an entry.
  const [period] = periodsIn(line.text);
  if (period?.range && period.from === 0 && !unfinished(before.text) && !endsInMonth.test(before.text)) return false;
  // A line that begins with a label is a paragraph of its own.
  if (isLabelled(line.text) && !unfinished(before.text)) return false;
  if (!hadNoRoom(before, line, right)) {
    // The author may have wrapped the text by hand: the line before is then nearly full, and this line begins in lower case.
    const full = before.box[2] >= 0.7 * (right - before.box[0]) && before.text.length > 28;
    return full && startsSmall(line.text) && (!/[.;:!?]$/u.test(before.text) || unfinished(before.text));
  }
  // In a narrow column, short capitalised lines may be items, one per line.
  if (wordCount(before.text) <= 4 && /^\p{Lu}/u.test(line.text) && !unfinished(before.text) && !line.cell) return false;
  return !before.text.endsWith(":") || /^[\p{Ll}\d(]/u.test(line.text);
}

const address = /(?:@|www\.|https?:|linkedin\.com|github\.com)\S*$/iu;

/** The text between two joined lines: nothing within an address or a hyphenated word, otherwise a space. */
function glue(before: string, text: string): string {
  if (/^[^\s@]+@\S+$/u.test(text) && /\S[-._]$/u.test(before)) return "";
  if (address.test(before) && (/[-/.@_]$/u.test(before) || /^[\p{Ll}\d-]{1,3}$/u.test(text))) return "";
  return /\p{L}-$/u.test(before) && startsSmall(text) ? "" : " ";
}

function pieceFor(lines: readonly ResumeLine[], ids: readonly number[]): TextPiece {
  let piece = pieceOf(ids[0]!, lines[0]!.text);
  for (let i = 1; i < lines.length; i++) {
    const [before, line] = [lines[i - 1]!, lines[i]!];
    const between = isNextCell(before, line) ? "\t" : glue(before.text, line.text);
    piece = joinPieces([piece, pieceOf(ids[i]!, line.text)], between);
  }
  return piece;
}

type LineGroup = { lines: ResumeLine[]; ids: number[]; gap: number; noRoom: boolean };

function paragraphOf({ lines, ids, gap, noRoom }: LineGroup): Paragraph {
  const piece = pieceFor(lines, ids);
  const [first] = lines as [ResumeLine];
  return {
    lines,
    ids,
    piece,
    text: piece.text,
    ...styleOf(lines),
    bullet: first.bullet,
    heading: first.heading,
    left: first.box[0],
    gap,
    noRoom,
    periods: periodsIn(piece.text),
  };
}

/** Groups lines into paragraphs, in reading order; drops empty lines. */
export function paragraphsOf(lines: readonly ResumeLine[]): Paragraph[] {
  const rights = new Map<string, number>();
  const cells = new Map<string, number>();
  const cellKey = ({ cell }: ResumeLine) => [cell?.table, cell?.row, cell?.column].join();
  const order = datesMended(lines);
  for (const { line } of order) {
    rights.set(placeKey(line), Math.max(rights.get(placeKey(line)) ?? 0, rightOf(line)));
    cells.set(cellKey(line), (cells.get(cellKey(line)) ?? 0) + 1);
  }
  const groups: LineGroup[] = [];
  for (const { id, line } of order) {
    if (line.text.trim() === "") continue;
    const group = groups.at(-1);
    const before = group?.lines.at(-1);
    const right = rights.get(placeKey(line)) ?? 0;
    // Only a cell with one paragraph can be a label; a cell with more is text.
    const inRow =
      group &&
      before &&
      isNextCell(before, line) &&
      cells.get(cellKey(before)) === group.lines.filter((other) => cellKey(other) === cellKey(before)).length;
    if (group && before && (inRow || continues(before, line, right))) {
      group.lines.push(line);
      group.ids.push(id);
    } else {
      const noRoom = before !== undefined && couldContinue(before, line) && hadNoRoom(before, line, right);
      groups.push({ lines: [line], ids: [id], gap: before ? gapOf(before, line) : 0, noRoom });
    }
  }
  return groups.map((group) => paragraphOf(group));
}

/** Joins a paragraph with the next one, which was wrongly taken for a separate item. */
export function mergedWith(paragraph: Paragraph, next: Paragraph): Paragraph {
  const group = {
    lines: [...paragraph.lines, ...next.lines],
    ids: [...paragraph.ids, ...next.ids],
    gap: paragraph.gap,
    noRoom: paragraph.noRoom,
  };
  return { ...paragraphOf(group), ...(paragraph.opinion && { opinion: paragraph.opinion }) };
}

function gapOf(before: ResumeLine, line: ResumeLine): number {
  if (line.box[2] === 0 || before.page !== line.page || before.column !== line.column) return line.above / sizeOf(line);
  return Math.max(0, line.box[1] - before.box[1] - before.box[3]) / sizeOf(line);
}
