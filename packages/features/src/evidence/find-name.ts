import {
  memberAfter,
  memberBefore,
  needsCompany,
  needsNeighbour,
  neighbourAfter,
  neighbourBefore,
  otherSense,
  otherSenseBefore,
  speaksOfTechnology,
  withBefore,
} from "./everyday-words.ts";
import type { ParsedSkillName } from "./names.ts";
import type { SearchText, WordPosition } from "./words.ts";

export type SearchableTexts = {
  readonly plain: readonly SearchText[];
  readonly index: ReadonlyMap<string, readonly WordPosition[]>;
};

const gapAt = /[^\p{L}\p{N}]*/uy;
const wordAt = /[\p{L}\p{N}]+/uy;
const suffixes = new Set(["js", "net", "io", "com", "org", "it"]);

function afterGap(low: string, end: number): number {
  gapAt.lastIndex = end;
  return end + gapAt.exec(low)![0].length;
}
/** Matches a small word that may occur between the words of a skill name: "gestione del magazzino" matches "gestione magazzino". */
const littleWord = /(?:d(?:i|el|ell|ella|ei|egli|elle)?|per|of|the|for)\b'?/y;
function afterLittleWord(low: string, from: number): number {
  littleWord.lastIndex = from;
  const little = littleWord.exec(low)?.[0];
  return little === undefined ? from : afterGap(low, from + little.length);
}

/** The end of a skill name that begins at the given position of the text; -1 if the name does not occur there. */
function endOf(name: ParsedSkillName, { cased, low }: SearchText, { from, to }: WordPosition): number {
  let end = to;
  for (const [position, word] of name.words.entries()) {
    if (position > 0) {
      from = afterGap(low, end);
      if (!name.glue[position - 1]!.test(low.slice(end, from))) return -1;
      if (!low.startsWith(word.low, from)) from = afterLittleWord(low, from);
      if (!low.startsWith(word.low, from)) return -1;
      wordAt.lastIndex = from;
      const next = wordAt.exec(low)![0];
      if (!sameWord(next, word.low, position === name.words.length - 1)) return -1;
      end = from + next.length;
    }
    if (word.exact && !isAsWritten(cased.slice(from, end), word.cased)) return -1;
  }
  return end;
}
/** Whether a word of the text equals the word of the skill name; the last word of a name may be an English plural. */
const sameWord = (found: string, word: string, last: boolean): boolean =>
  found === word || (last && word.length > 3 && found === `${word}s`);
/** Whether the text has the case of the skill name. Headings are often in capitals, so EXCEL matches Excel, but GO does not match Go. */
const isAsWritten = (found: string, word: string): boolean =>
  found.startsWith(word) || (word.length >= 4 && found.startsWith(word.toUpperCase()));

/** Whether the match is not part of a longer name: "C" does not match in "C++", nor "JS" in "Node.js", nor ".NET" in "ASP.NET". */
function standsAlone(name: ParsedSkillName, low: string, from: number, end: number): boolean {
  const before = low.slice(0, from);
  const after = low.slice(end);
  if (name.before && !(before.endsWith(name.before) && !/[\p{L}\p{N}]\.$/u.test(before))) return false;
  if (!name.before && suffixes.has(name.words[0]!.low) && /[\p{L}\p{N}]\.$/u.test(before)) return false;
  if (after.startsWith("@") || (before.includes("@") && /@\S*$/.test(before))) return false;
  if (!after.startsWith(name.after)) return false;
  const rest = after.slice(name.after.length);
  if (name.after === "" && /^(?:\+\+|#)/.test(rest)) return false;
  return !/^\.(?:js|net|io|com|it|org)\b/.test(rest) && !/^[+#]/.test(name.after && rest);
}

/** Whether an ambiguous word means the skill in this sentence. */
function isMeant(name: ParsedSkillName, low: string, from: number, end: number): boolean {
  if (name.words.length > 1 || name.after || name.before) return true;
  const [{ low: word }] = name.words as [ParsedSkillName["words"][number]];
  const before = low.slice(0, from);
  const after = low.slice(end);
  if (otherSense.get(word)?.test(after) || otherSenseBefore.get(word)?.test(before)) return false;
  if (needsNeighbour.has(word)) {
    if (/[-'&.]$/.test(before) || /^[-'&]/.test(after)) return false;
    if (withBefore.test(before)) return !after.startsWith(".");
    return (
      [neighbourBefore, memberBefore].some((one) => one.test(before)) ||
      [neighbourAfter, memberAfter].some((one) => one.test(after))
    );
  }
  return !needsCompany.has(word) || speaksOfTechnology(before + after);
}

/**
 * All positions at which a skill name occurs in the texts. A skill tag that equals the name always matches; in other texts the
 * context of an ambiguous name decides.
 */
export function findName(
  name: ParsedSkillName,
  { plain, index }: SearchableTexts,
  isTag: (statement: number) => boolean,
): WordPosition[] {
  const [{ low: first, exact }] = name.words as [ParsedSkillName["words"][number]];
  const plural = name.words.length === 1 && first.length > 3 && !exact;
  const spots = [...(index.get(first) ?? []), ...((plural && index.get(`${first}s`)) || [])];
  const found: WordPosition[] = [];
  for (const spot of spots) {
    const text = plain[spot.statement]!;
    if (isTag(spot.statement) && text.low.trim() === name.low) {
      found.push({ ...spot, to: text.low.length });
      continue;
    }
    const end = endOf(name, text, spot);
    if (end === -1 || !standsAlone(name, text.low, spot.from, end) || !isMeant(name, text.low, spot.from, end))
      continue;
    found.push({ statement: spot.statement, from: spot.from, to: end + name.after.length });
  }
  return found;
}
