/**
 * Normalised text for the rules: lower case without accents, one kind of apostrophe, quote and dash, single spaces, no Markdown marks.
 * `at` maps each character of `plain` to its position in `raw`.
 */
export interface NormalisedText {
  raw: string;
  plain: string;
  at: number[];
  /** Offsets in `plain` at which a sentence, a list item or a line begins. The last entry is the end of the text. */
  starts: number[];
}

const same: Record<string, string> = {
  "\u2019": "'",
  "\u2018": "'",
  "\u02BC": "'",
  "\u00B4": "'",
  "`": "'",
  "\u201C": '"',
  "\u201D": '"',
  "\u00AB": '"',
  "\u00BB": '"',
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2212": "-",
  "\u2022": "\n",
  "\u00B7": "\n",
  "\u25AA": "\n",
  "\u25CF": "\n",
  "*": " ",
  _: " ",
  "#": " ",
  "\t": " ",
  "\r": " ",
};
/** Characters to drop: combining marks (accents), soft hyphens and joiners. */
const unseen = /[\u0300-\u036F\u00AD\u200B-\u200D\u2060\uFEFF]/;

function plainOf(char: string): string {
  const known = same[char];
  if (known !== undefined) return known;
  if (char < "\u0080") return char.toLowerCase();
  if (unseen.test(char)) return "";
  if (/\s/.test(char)) return " ";
  return char.normalize("NFD").charAt(0).toLowerCase();
}

/**
 * Whether a line break only wraps a sentence: the line before it ends in a letter, a digit, a comma or an apostrophe, and the next
 * line begins with a lower-case letter or a digit. Every other line break ends the sentence.
 */
function isWrap(raw: string, index: number): boolean {
  const next = /\S/.exec(raw.slice(index + 1, index + 12));
  if (!next || raw.slice(index + 1, index + 1 + next.index).includes("\n")) return false;
  const lead = raw.slice(Math.max(0, index - 8), index).trimEnd();
  return /[\p{Ll}\d]/u.test(next[0]) && /[\p{L}\d,'’]$/u.test(lead);
}

export function textOf(raw: string): NormalisedText {
  const chars: string[] = [];
  const at: number[] = [];
  let last = "";
  for (let i = 0; i < raw.length; i++) {
    const char = raw.charAt(i);
    const seen = char === "\n" ? (isWrap(raw, i) ? " " : "\n") : plainOf(char);
    if (seen === "" || (seen === " " && (last === " " || last === "\n" || last === ""))) continue;
    if (seen === "\n") {
      if (last === " ") {
        chars.pop();
        at.pop();
      }
      if (chars.length === 0 || chars.at(-1) === "\n") {
        last = chars.at(-1) ?? "";
        continue;
      }
    }
    chars.push(seen);
    at.push(i);
    last = seen;
  }
  const plain = chars.join("");
  return { raw, plain, at, starts: startsOf(plain) };
}

/** A full stop ends a sentence unless it is in a number or after a common abbreviation. */
const ends = /[!?;\n]|\.(?=[\s")]|$)/g;
const shortened = /(?:\b(?:max|min|ca|art|artt|lgs|es|n|nr|sett|tel|sig|dott|ing|e\.g|i\.e|etc|ecc|no|approx)|\b\w)$/;

function startsOf(plain: string): number[] {
  const starts = [0];
  for (const end of plain.matchAll(ends)) {
    if (end[0] === "." && shortened.test(plain.slice(Math.max(0, end.index - 6), end.index))) continue;
    starts.push(end.index + 1);
  }
  if (starts.at(-1) !== plain.length) starts.push(plain.length);
  return starts;
}

/** Start and end, in `plain`, of the sentence at this position. */
export function sentenceAt({ starts, plain }: NormalisedText, place: number): [start: number, end: number] {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= place) low = middle;
    else high = middle - 1;
  }
  return [starts[low]!, starts[low + 1] ?? plain.length];
}

/** The text before a position (`before`) or after it (`after`), within its sentence and at most `reach` characters. */
export function before(text: NormalisedText, place: number, reach = 80): string {
  return text.plain.slice(Math.max(sentenceAt(text, place)[0], place - reach), place);
}
export function after(text: NormalisedText, place: number, reach = 80): string {
  return text.plain.slice(place, Math.min(sentenceAt(text, place)[1], place + reach));
}

/** Converts positions in `plain` to positions in `raw`. */
export function rawSpan({ at, raw }: NormalisedText, start: number, end: number): { start: number; end: number } {
  if (end <= start) return { start: at[start] ?? raw.length, end: at[start] ?? raw.length };
  return { start: at[start]!, end: at[end - 1]! + 1 };
}
