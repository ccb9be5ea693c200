import type { ExtractedValue } from "@orbita/contract";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import { headingOf } from "../lexicon/headings.ts";
import { labelAt } from "../lexicon/labels.ts";
import { isArea, isKnownTitle, placeOf, titleNoun } from "../lexicon/knowledge.ts";
import * as words from "../lexicon/words.ts";
import { mergedWith, type Paragraph } from "../segment/paragraphs.ts";
import { cut, foundText, split, trimmed, type TextPiece } from "../segment/piece.ts";

export type ParsedName = {
  firstName: ExtractedValue<string> | null;
  lastName: ExtractedValue<string> | null;
  piece: TextPiece | null;
  structure: TextPiece[];
};

const lead =
  /^(?:(?:hello|hi|ciao|salve|buongiorno)[\s,!.]+)?(?:curriculum vitae (?:di|of|-|–)?|cv (?:di|of|-|–)?|mi chiamo|sono|my name is|i am|i['’]m|name|nome e cognome|nome)?\s*:?\s*/iu;
const word =
  /^["“(]?(?:\p{Lu}[\p{L}'’.-]*|d[eiao]|del|della|de|van|von|der|den|la|le|lo|di|bin|al|el|st|y|Mc\p{L}+)["”)]?$/u;
const titled =
  /^(?:dott\.?(?:ssa)?|dr\.?|ing\.?|avv\.?|arch\.?|prof\.?(?:ssa)?|mr\.?|mrs\.?|ms\.?|geom\.?|rag\.?|sig\.?(?:ra)?)\s+/iu;

function looksLikeName(text: string): boolean {
  const parts = text.replace(/,/u, "").split(/\s+/u);
  if (parts.length < 2 || parts.length > 5 || text.length > 45 || !parts.every((part) => word.test(part))) return false;
  return !words.legalForms.test(text) && !words.schools.test(fold(text)) && !/\d/u.test(text);
}

/**
 * Whether a text in lower case, such as "victoria bradwell", counts as a name: only if the classifier expects a name there, or the
 * font is the largest.
 */
function isTypedName({ opinion, style }: Paragraph, text: string, largest: number): boolean {
  const count = text.split(/\s+/u).length;
  const expected = (opinion?.likely("name") ?? 0) > 0.7 || (largest > 16 && style.size >= largest);
  return expected && count > 1 && count <= 4 && /^[\p{L}'’. -]+$/u.test(text);
}

type NameCandidate = { piece: TextPiece; score: number };

/**
 * How much the classifier adds to a line's score as the person's name. A likely name adds a little more than the largest font does;
 * a likely heading or headline subtracts.
 */
const opinionOf = ({ opinion }: Paragraph): number =>
  opinion ? 4 * opinion.likely("name") - 4 * opinion.heading - 2 * opinion.likely("headline") : 0;

function candidatesIn(paragraph: Paragraph, at: number, largest: number, mail: string): NameCandidate[] {
  const label = labelAt(paragraph.text, ["name"]);
  const start = label?.to ?? lead.exec(paragraph.text)?.[0].length ?? 0;
  const rest = trimmed(cut(paragraph.piece, start));
  const honour = titled.exec(rest.text)?.[0].length ?? 0;
  return split(cut(rest, honour), /\t|\s+[|·•–-]\s+|,\s+(?=\p{Lu}\p{Ll}+\s+\p{L}+\s)|\n/gu)
    .slice(0, 2)
    .flatMap((piece): NameCandidate[] => {
      const bare = trimmed(piece, /^[\s,;:|·•–—-]+|[\s,;:|·•–—.-]+$/gu);
      if (!looksLikeName(bare.text) && !isTypedName(paragraph, bare.text, largest)) return [];
      const local = fold(mail.split("@")[0] ?? "").replaceAll(/[^\p{L}]/gu, "");
      const alike = foldedWordsOf(bare.text).filter((part) => part.length > 2 && local.includes(part)).length;
      const score =
      (label ? 5 : 0) + (start > 0 && !label ? 2 : 0) + (at < 4 ? 2 - at * 0.3 : 0) + alike * 2.5 +
      (paragraph.style.size >= largest && largest > 0 ? 3 : 0) + opinionOf(paragraph) -
      (isKnownTitle(bare.text) || words.titleWords.test(fold(bare.text)) ? 3 : 0) - titleNoun(bare.text) * 0.4 -
      (headingOf(bare.text)?.strength === 1 ? 4 : 0) - (bare.text.split(/,\s*/u).some((part) => placeOf(part) !== null || isArea(part)) ? 3 : 0); // prettier-ignore
      return [{ piece: bare, score }];
    });
}

/**
 * Splits a name into first name and surname. In "CARRETTONI, Giuseppina" and "ROSSI Mario" the surname is the part in capitals
 * before the other.
 */
function inOrder(piece: TextPiece): [TextPiece, TextPiece] {
  const comma = piece.text.indexOf(",");
  if (comma > 0) return [trimmed(cut(piece, comma + 1)), trimmed(cut(piece, 0, comma))];
  const parts = [...piece.text.matchAll(/\S+/gu)];
  const caps = (text: string) => text === text.toUpperCase() && text.length > 1 && !text.endsWith(".");
  if (caps(parts[0]![0]) && !caps(parts.at(-1)![0])) {
    const last = parts.findLastIndex((part) => caps(part[0]));
    return [trimmed(cut(piece, parts[last + 1]!.index)), trimmed(cut(piece, 0, parts[last + 1]!.index))];
  }
  return [trimmed(cut(piece, 0, parts[1]!.index)), trimmed(cut(piece, parts[1]!.index))];
}

/** Joins a first name and a surname on consecutive lines into one line. */
function namesJoined(paragraphs: readonly Paragraph[], whole: readonly Paragraph[]): Paragraph[] {
  const joint: Paragraph[] = [];
  const sizes = whole.map(({ style }) => style.size).toSorted((x, y) => x - y);
  const [usual = 0, largest = 0] = [sizes[Math.floor(sizes.length / 2)], sizes.at(-1)];
  // Whether a line has a large font compared with the document, and only a word or two.
  const isLarge = ({ style, text }: Paragraph) =>
    style.size >= 0.6 * largest &&
    style.size > 1.5 * usual &&
    /^[\p{L}'’. -]{2,30}$/u.test(text) &&
    !words.furniture.test(fold(text)) &&
    (headingOf(text)?.strength ?? 0) < 1;
  for (const paragraph of paragraphs) {
    const last = joint.at(-1);
    const fits =
      last &&
      foldedWordsOf(`${last.text} ${paragraph.text}`).length <= 4 &&
      (!looksLikeName(last.text) || isRestOfName(last, paragraph)) &&
      ((isNamed(last) && isNamed(paragraph) && last.style.size === paragraph.style.size) ||
        (isLarge(last) && isLarge(paragraph)));
    if (fits) joint[joint.length - 1] = mergedWith(last, paragraph);
    else joint.push(paragraph);
  }
  return joint;
}
/**
 * Whether a second line belongs to the person's name although the first line could be a whole name: "Anna Maria" over "Rossi" in
 * the same large font.
 */
const isRestOfName = (first: Paragraph, second: Paragraph) =>
  first.style.size === second.style.size && first.style.size > 18 && /^[\p{L}'’-]+$/u.test(second.text);
const isNamed = ({ opinion }: Paragraph) => (opinion?.likely("name") ?? 0) > 0.5;

/**
 * Finds the person's name. `all` are the paragraphs that may contain the name; `whole` is the document, for comparing font sizes.
 */
export function readName(all: readonly Paragraph[], mail: string, whole: readonly Paragraph[] = all): ParsedName {
  const paragraphs = namesJoined(all, whole);
  const largest = Math.max(
    0,
    ...paragraphs
      .filter(({ text, lines }) => looksLikeName(trimmedText(text)) || lines.length > 1)
      .map(({ style }) => style.size),
  );
  const separate = separately(paragraphs);
  if (separate) return separate;
  const candidates = paragraphs
    .flatMap((paragraph, at) => candidatesIn(paragraph, at, largest, mail))
    .toSorted((a, b) => b.score - a.score);
  const [best] = candidates;
  if (!best || best.score < 1) return { firstName: null, lastName: null, piece: null, structure: [] };
  const [first, last] = inOrder(best.piece);
  const sure = Math.min(0.98, 0.6 + best.score * 0.05);
  return { firstName: foundText(first, sure), lastName: foundText(last, sure), piece: best.piece, structure: [] };
}
const trimmedText = (text: string) => text.replace(lead, "").trim();

/** Reads a name from two labelled lines: "Nome: Anna" and "Cognome: Rossi". */
function separately(paragraphs: readonly Paragraph[]): ParsedName | null {
  const value = (labels: Parameters<typeof labelAt>[1]) => {
    for (const { text, piece } of paragraphs) {
      const label = labelAt(text, labels);
      const rest = label ? trimmed(cut(piece, label.to)) : null;
      if (label && rest && foldedWordsOf(rest.text).length <= 3 && rest.text !== "")
        return { rest, head: cut(piece, 0, label.to) };
    }
    return null;
  };
  const last = value(["lastName"]);
  const first = value(["firstName"]) ?? value(["name"]);
  if (!last || !first) return null;
  return {
    firstName: foundText(first.rest, 0.97),
    lastName: foundText(last.rest, 0.97),
    piece: first.rest,
    structure: [first.head, last.head],
  };
}
