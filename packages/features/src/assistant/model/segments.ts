import { joins, isYear, months, partsBefore, smallWords, type SourceWord } from "../../ai-calls/index.ts";
import { currentWords, isTelling, prepositions } from "./telling-words.ts";

const sentenceEnds = /[.!?;](?:\s|$|["'»)])/;
const isJoin = ({ low }: SourceWord): boolean => joins.has(low);
const saysNothing = ({ low, number }: SourceWord): boolean =>
  number === null && (smallWords.has(low) || isTelling(low) || isJoin({ low } as SourceWord));
const isTime = ({ low, number }: SourceWord): boolean =>
  isYear(number) ||
  months.has(low) ||
  currentWords.has(low) ||
  /^\d\d?$/.test(low) ||
  ["fino", "until", "till", "since", "partire"].includes(low);

export function sentencesIn(words: readonly SourceWord[]): SourceWord[][] {
  const sentences: SourceWord[][] = [];
  for (const [place, word] of words.entries())
    if (place === 0 || sentenceEnds.test(word.gap)) sentences.push([word]);
    else sentences.at(-1)!.push(word);
  return sentences;
}

function cut(words: readonly SourceWord[]): SourceWord[][] {
  const pieces: SourceWord[][] = [];
  for (const [place, word] of words.entries())
    if (place === 0 || partsBefore(word)) pieces.push([word]);
    else pieces.at(-1)!.push(word);
  return pieces;
}

const leads = (piece: readonly SourceWord[]): boolean => piece.every(saysNothing);
const isWhen = (piece: readonly SourceWord[]): boolean => piece.every((word) => saysNothing(word) || isTime(word));
/** True for a piece of a sentence that is only a language level, as in "Inglese: B2" and "italiano (madrelingua)". */
const isLevel = (piece: readonly SourceWord[]): boolean =>
  piece.every((word) => saysNothing(word) || /^(?:[abc][12]|madrelingua|native)$/.test(word.low));
/** True for a piece that begins with a preposition (", presso Acme") and so continues the segment before it; "e in Beta" starts a new segment. */
const goesOn = ([first]: readonly SourceWord[]): boolean => prepositions.has(first!.low) && !joins.has(first!.low);

/**
 * Splits a sentence into segments that may rest on different CV lines, such as "Java", "Python" and "SQL". A time or place
 * after a comma stays with the words it refers to, so that the years of one job are not assigned to another.
 */
export function segmentsIn(sentence: readonly SourceWord[]): SourceWord[][] {
  const segments: SourceWord[][] = [];
  let held: SourceWord[] = [];
  const pieces = cut(sentence);
  for (const [place, piece] of pieces.entries()) {
    const whole = [...held, ...piece];
    held = [];
    const next = pieces[place + 1];
    // In "In Acme, ha sviluppato", the words before the comma refer to the words after it.
    const opens = segments.length === 0 && goesOn(whole) && next !== undefined && !isJoin(next[0]!);
    if (segments.length > 0 && (isWhen(piece) || isLevel(piece) || goesOn(piece))) segments.at(-1)!.push(...whole);
    else if (leads(whole) || opens) held = whole;
    else segments.push(whole);
  }
  if (held.length > 0) {
    if (segments.length > 0) segments.at(-1)!.push(...held);
    else segments.push(held);
  }
  return segments;
}
