import { sentenceAt, type NormalisedText } from "./text.ts";

/** A word of the plain text; hyphens and apostrophes separate words. */
export interface WordToken {
  word: string;
  /** Number that identifies the word's spelling. Words with different spellings never have the same number. */
  id: number;
  start: number;
  end: number;
  /**
   * Numbers of the sentence and of the piece that contain the token. Colons and brackets separate pieces; see `isSame` in ways.ts
   * for phrases across pieces.
   */
  sentence: number;
  piece: number;
  /**
   * Number of the part of the sentence that contains the token. Parts end at a comma or before a "but"; a word does not affect
   * other parts.
   */
  part: number;
  /** True for the first word after a colon. */
  said: boolean;
}

export interface TokenizedSentence {
  /** `start` and `end` are offsets in `plain`; `from` and `to` are the range of the sentence's tokens. */
  start: number;
  end: number;
  from: number;
  to: number;
  asks: boolean;
  /** True for a short line of its own, such as a list item or a note. */
  item: boolean;
}

export interface TokenizedText {
  text: NormalisedText;
  tokens: WordToken[];
  sentences: TokenizedSentence[];
}

/** Maps words to their numbers. Ads use few different words; if the map becomes too large, it is cleared and words get new numbers. */
let numbers = new Map<string, number>();
let next = 0;
function numberOf(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  if (numbers.size > 20_000) numbers = new Map();
  numbers.set(word, next);
  return next++;
}

const words = /\d+(?:[.,/]\d+)+|[a-z0-9]+|[€£$%+]/g;
const turns = new Set(["ma", "but", "pero", "while", "mentre"]);
const known = new WeakMap<NormalisedText, TokenizedText>();

/** Splits a text into tokens and sentences; cached per text. */
export function readOf(text: NormalisedText): TokenizedText {
  const made = known.get(text);
  if (made) return made;
  const { plain } = text;
  const tokens: WordToken[] = [];
  const sentences: TokenizedSentence[] = [];
  let last: TokenizedSentence | undefined;
  let piece = 0;
  let pieces = 0;
  /** The piece that a bracket interrupts; the tokens after the bracket belong to it again. */
  let outer = 0;
  let part = 0;
  let end = 0;
  for (const match of plain.matchAll(words)) {
    const start = match.index;
    if (!last || start >= last.end) {
      const [from, to] = sentenceAt(text, start);
      const item =
        to - from < 75 &&
        (from === 0 || plain[from - 1] === "\n") &&
        (to >= plain.length || plain[to - 1] === "\n" || plain[to] === "\n");
      last = { start: from, end: to, from: tokens.length, to: tokens.length, asks: plain[to - 1] === "?", item };
      sentences.push(last);
    }
    const gap = plain.slice(end, start);
    const opens = last.from === tokens.length;
    if (opens || /[:(]| - /.test(gap)) {
      outer = !opens && gap.includes("(") ? piece : 0;
      piece = ++pieces;
    } else if (gap.includes(")")) {
      piece = outer || ++pieces;
      outer = 0;
    }
    if (opens || /[,:()]| - /.test(gap) || turns.has(match[0])) part++;
    end = start + match[0].length;
    last.to = tokens.length;
    tokens.push({
      word: match[0],
      id: numberOf(match[0]),
      start,
      end,
      sentence: sentences.length - 1,
      piece,
      part,
      said: !opens && gap.includes(":"),
    });
  }
  const read = { text, tokens, sentences };
  known.set(text, read);
  return read;
}
