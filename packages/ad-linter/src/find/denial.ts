import { after, before, sentenceAt, type NormalisedText } from "./text.ts";
import { deniedLater, strongDenial, equality, nothingAsked } from "./denial-patterns.ts";

const denial =
  /\b(?:non|nessun[oa]?|niente|senza|(?<!hai |avete )mai|ne|neanche|nemmeno|not|never|no|nor|without|don't|doesn't|won't|isn't|aren't|cannot|can't|neither|evita(?:re|te)?|avoid|vietato|forbidden|rather than|anziche|invece di|instead of)\b/;
const turn =
  /\b(?:ma|bensi|pero|but|cerchiamo|ricerchiamo|richied\w+|richiest\w+|deve|devi|must|only|solo|soltanto|esclusivamente)\b/g;
/** Whether the sentence denies the words from `start` to `end`. */
export function isDenied(text: NormalisedText, start: number, end: number): boolean {
  let lead = before(text, start, 90);
  const turns = [...lead.matchAll(turn)].at(-1);
  if (turns && !strongDenial.test(lead)) lead = lead.slice(turns.index + turns[0].length);
  const comma = Math.max(lead.lastIndexOf(","), lead.lastIndexOf(":"));
  const piece = /^[,:] (?:o|or|ne|nor|e nemmeno) /.test(lead.slice(comma)) ? lead : lead.slice(comma + 1);
  return denial.test(piece) || strongDenial.test(lead) || deniedLater.test(after(text, end, 70));
}

const known = new WeakMap<NormalisedText, [number, number][]>();

/** Ranges of `plain` in which protected traits are named in order to protect them. */
export function equalityOf(text: NormalisedText): [number, number][] {
  const ready = known.get(text);
  if (ready) return ready;
  const quiet = [...text.plain.matchAll(nothingAsked)].map(({ index }) => sentenceAt(text, index));
  const named = [...text.plain.matchAll(equality)].map(({ index }): [number, number] => [
    index,
    sentenceAt(text, index)[1],
  ]);
  known.set(text, [...named, ...quiet]);
  return [...named, ...quiet];
}
export const within = (spans: readonly [number, number][], place: number): boolean =>
  spans.some(([start, end]) => place >= start && place < end);
