import { joins, isYear, months, partsBefore, smallWords, type Word } from "../../ai-calls/index.ts";
import { currentWords, isTelling, prepositions } from "./telling-words.ts";

const sentenceEnds = /[.!?;](?:\s|$|["'»)])/;
const isJoin = ({ low }: Word): boolean => joins.has(low);
const saysNothing = ({ low, number }: Word): boolean =>
  number === null && (smallWords.has(low) || isTelling(low) || isJoin({ low } as Word));
const isTime = ({ low, number }: Word): boolean =>
  isYear(number) ||
  months.has(low) ||
  currentWords.has(low) ||
  /^\d\d?$/.test(low) ||
  ["fino", "until", "till", "since", "partire"].includes(low);

export function sentencesIn(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const [place, word] of words.entries())
    if (place === 0 || sentenceEnds.test(word.gap)) sentences.push([word]);
    else sentences.at(-1)!.push(word);
  return sentences;
}

function cut(words: readonly Word[]): Word[][] {
  const pieces: Word[][] = [];
  for (const [place, word] of words.entries())
    if (place === 0 || partsBefore(word)) pieces.push([word]);
    else pieces.at(-1)!.push(word);
  return pieces;
}

const leads = (piece: readonly Word[]): boolean => piece.every(saysNothing);
const isWhen = (piece: readonly Word[]): boolean => piece.every((word) => saysNothing(word) || isTime(word));
/** "Inglese: B2", "italiano (madrelingua)". */
const isLevel = (piece: readonly Word[]): boolean =>
  piece.every((word) => saysNothing(word) || /^(?:[abc][12]|madrelingua|native)$/.test(word.low));
/** ", presso Acme" continues the words before it; "e in Beta" starts a new segment. */
const goesOn = ([first]: readonly Word[]): boolean => prepositions.has(first!.low) && !joins.has(first!.low);

/**
 * The segments of a sentence, which may rest on different lines: "Java", "Python" and "SQL". A time or place after a comma stays
 * with the words it refers to, so that the years of one job are not assigned to another.
 */
export function segmentsIn(sentence: readonly Word[]): Word[][] {
  const segments: Word[][] = [];
  let held: Word[] = [];
  const pieces = cut(sentence);
  for (const [place, piece] of pieces.entries()) {
    const whole = [...held, ...piece];
    held = [];
    const next = pieces[place + 1];
    // "In Acme, ha sviluppato": the words before the comma refer to the words after it.
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
