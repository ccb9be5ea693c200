import type { ExtractedValue } from "@orbita/contract";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import { skillOf } from "../lexicon/knowledge.ts";
import { isSentence } from "../segment/evidence.ts";
import type { Paragraph } from "../segment/paragraphs.ts";
import { cut, split, trimmed, type TextPiece, foundText } from "../segment/piece.ts";
import { readPattern } from "../lexicon/read-words.ts";
import type { ResumeSection } from "../segment/segment.ts";

const separators = /(?:\s*[;|•·▪\t]\s*|\s{2,}|,\s+|,(?=\p{L}{2})|\s+[–—-]\s+|\s+[/~]\s+|\.\s+(?=\p{Lu}))(?![^(]*\))/gu;
/** Matches a short category before the items of a list: "Linguaggi: TypeScript, SQL". */
const category = /^([^:,;|]{2,45}):\s+(?=\S)/u;
const levelTail =
  /\s*(?:[(:–-]\s*(?:livello\s+|level\s+)?(?:avanzat[oa]|advanced|intermedi[oa]|intermediate|base|basic|buon[oa]|good|ottim[oa]|excellent|expert|espert[oa]|proficient|beginner|elementare|discret[oa]|fluent)\)?|\(?(?:[●○★☆■□▪▫◆◇⬤◯]{2,}|\d\s*\/\s*(?:5|10)|\d{1,3}\s?%)\)?)$/iu;

/** Matches a text that is only a level, such as "good" in "Cash handling: good". */
const onlyLevel =
  /^(?:avanzat[oa]|advanced|intermedi[oa]|intermediate|base|basic|buon[oa]|good|ottim[oa]|excellent|expert|espert[oa]|proficient|beginner|elementare|discret[oa]|fluent|\d{1,3}\s?%|\d{1,2}\+?\s(?:anni|years?|yrs)|\d\s?\/\s?(?:5|10))\.?$/iu;

/** Matches the introduction to a list in a sentence: "Every day I use …", "Mi piacciono …". */
const leadIn = new RegExp(
  `^(?:(?:${readPattern("lead-in-times")}),?\\s+)?(?:i(?:['’]m|['’]ve)?\\s+(?:also\\s+)?|io\\s+)?(?:${readPattern("lead-in-verbs")})(?:\\s+(?:ogni giorno|bene|molto|anche|soprattutto|mainly|especially|every day|well|il|lo|la|i|gli|le|l['’]))*\\s+`,
  "iu",
);

export type ListItems = { items: TextPiece[]; structure: TextPiece[]; sentences: TextPiece[] };

/** Splits the last two items of a list at their conjunction, but only if both halves make sense alone. */
function lastPair(piece: TextPiece, listed: boolean, told: boolean): TextPiece[] {
  if (skillOf(piece.text)) return [piece];
  const match = /\s(?:e|ed|and|&)\s/u.exec(piece.text);
  if (!match) return [piece];
  const [left, right] = [cut(piece, 0, match.index), cut(piece, match.index + match[0].length)];
  const known = [left, right].filter(({ text }) => skillOf(text)).length;
  const short = [left, right].every(({ text }) => foldedWordsOf(text).length <= 3);
  return known === 2 || (told && short) || (listed && short && (known === 1 || /^\p{Lu}/u.test(right.text)))
    ? [left, right]
    : [piece];
}

const ends = /^[\s,;:|·•–—\-*▪►‣◦~"“«]+|[\s,;:|·•–—\-*▪►‣◦~"”».]+$/gu;

/** Splits paragraphs into the items of their lists; sentences are returned separately. */
export function itemsIn(paragraphs: readonly Paragraph[], keepLevels = false): ListItems {
  const result: ListItems = { items: [], structure: [], sentences: [] };
  for (const { piece } of paragraphs) {
    const head = category.exec(piece.text);
    const labelled = head && foldedWordsOf(head[1]!).length <= 4 && !onlyLevel.test(piece.text.slice(head[0].length));
    if (labelled) result.structure.push(cut(piece, 0, head[0].length));
    const open = labelled ? cut(piece, head[0].length) : piece;
    const lead = leadIn.exec(open.text)?.[0] ?? "";
    if (lead !== "") result.structure.push(cut(open, 0, lead.length));
    const rest = cut(open, lead.length);
    const parts = split(rest, separators);
    if (isSentence(rest.text) && parts.every(({ text }) => foldedWordsOf(text).length > 6)) {
      result.sentences.push(rest);
      continue;
    }
    for (const [i, part] of parts.entries()) {
      const last = i === parts.length - 1 && parts.length > 1;
      for (const item of last
        ? lastPair(part, parts.length > 2, lead !== "")
        : lastPair(part, false, lead !== "" && parts.length === 1)) {
        const bare = trimmed(item, /\w\.$/u.test(item.text) && /\.\w+\.$/u.test(item.text) ? undefined : ends);
        const tail = keepLevels ? null : levelTail.exec(bare.text);
        const named = tail && tail.index > 1 ? trimmed(cut(bare, 0, tail.index)) : bare;
        if (named.text === "" || !/[\p{L}\d]/u.test(named.text)) continue;
        if (!keepLevels && parts.length > 1 && onlyLevel.test(named.text)) continue;
        if (foldedWordsOf(named.text).length > 9) result.sentences.push(item);
        else result.items.push(named);
      }
    }
  }
  return result;
}

/** Finds the known skills in running text. If several names begin at one position, the longest counts. */
export function skillsNamedIn(piece: TextPiece): TextPiece[] {
  const words = [...piece.text.matchAll(/[\p{L}\p{N}+#./&-]*[\p{L}\p{N}+#]/gu)];
  const found: TextPiece[] = [];
  for (let i = 0; i < words.length; i++) {
    for (let length = Math.min(4, words.length - i); length > 0; length--) {
      const last = words[i + length - 1]!;
      const part = cut(piece, words[i]!.index, last.index + last[0].length);
      const plain =
        length === 1 && (fold(part.text).length < 3 || /^\p{Ll}/u.test(part.text)) && !/[+#\d]/u.test(part.text);
      if (!skillOf(part.text) || plain) continue;
      found.push(part);
      i += length - 1;
      break;
    }
  }
  return found;
}

export function readInterests(sections: readonly ResumeSection[]): {
  interests: ExtractedValue<string>[];
  structure: TextPiece[];
} {
  const structure: TextPiece[] = [];
  const interests = sections.flatMap(({ body, sure }) => {
    const read = itemsIn(body, true);
    structure.push(...read.structure);
    return read.items.map((piece) => foundText(piece, 0.97 * sure));
  });
  return { interests, structure };
}
