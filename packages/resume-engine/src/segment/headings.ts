import { headingOf, type SectionKind } from "../lexicon/headings.ts";
import { languageOf } from "../lexicon/knowledge.ts";
import { wordsOf } from "../lexicon/fold.ts";
import { mail } from "./evidence.ts";
import { mergedWith, styleKey, type Paragraph } from "./paragraphs.ts";

/** What a paragraph is as a heading: of a known kind, or of one that its content must tell. */
export type Head = { kind: SectionKind | null; sure: number; also?: SectionKind | null };

const bareOf = (text: string) => text.replace(/\s*[:：]\s*$/u, "").trim();

/** Short, without dates, sentences and addresses: it could be a heading. */
function couldBe({ text, periods, bullet, lines }: Paragraph): boolean {
  if (bullet || lines.length > 2 || text.includes("\t")) return false;
  const bare = bareOf(text);
  return (
    bare.length <= 60 &&
    wordsOf(bare).length <= 9 &&
    periods.length === 0 &&
    !/[,;|@]|\.\s*$/u.test(bare) &&
    !mail.test(bare) &&
    !/:\s/u.test(bare)
  );
}

/** The style that most letters are in. */
export function bodyKey(paragraphs: readonly Paragraph[]): string {
  const letters = new Map<string, number>();
  for (const { style, text } of paragraphs)
    letters.set(styleKey(style), (letters.get(styleKey(style)) ?? 0) + text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

type Candidate = { paragraph: Paragraph; words: ReturnType<typeof headingOf>; styled: boolean };

/**
 * Headings by words and by style: known words in a style of their own make that style the style of headings in this document;
 * other short lines in it are headings too. A document without such styles has its headings by their words alone.
 */
export function headsOf(paragraphs: readonly Paragraph[]): Map<Paragraph, Head> {
  const body = paragraphs.filter(({ text }) => text.length > 0);
  const bodySize = median(body.flatMap(({ style, text }) => (text.length > 30 ? [style.size] : [])));
  const common = bodyKey(body);
  const candidates: Candidate[] = body.filter(couldBe).map((paragraph) => {
    const { style, heading } = paragraph;
    const styled =
      heading !== null || style.bold || style.caps || style.size > bodySize + 0.7 || styleKey(style) !== common;
    return { paragraph, words: headingOf(bareOf(paragraph.text)), styled };
  });
  const known = candidates.filter(({ words }) => words?.strength === 1);
  const styles = headingStyles(candidates, known);
  const marked = known.filter(({ paragraph }) => paragraph.heading !== null);
  const heads = new Map<Paragraph, Head>();
  for (const { paragraph, words } of candidates) {
    const key = styleKey(paragraph.style);
    const share = styles.get(key) ?? 0;
    const byMarkup = marked.length >= 2 && marked.some((other) => other.paragraph.heading === paragraph.heading);
    if (words?.strength === 1 && (share > 0 || byMarkup)) heads.set(paragraph, { kind: words.kind, sure: 0.97, also: words.also });
    else if (words && words.strength >= 0.5 && (share >= 0.3 || byMarkup))
      heads.set(paragraph, { kind: words.kind, sure: 0.8, also: words.also });
    else if ((share >= 0.5 || byMarkup) && paragraph.plain && !languageOf(bareOf(paragraph.text)))
      heads.set(paragraph, { kind: null, sure: 0.6 });
  }
  return heads.size >= 2 ? heads : plainHeads(candidates);
}

/** A heading in a narrow column may take two lines. */
export function headingsMended(paragraphs: readonly Paragraph[]): Paragraph[] {
  const common = bodyKey(paragraphs);
  const mended: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = mended.at(-1);
    const key = styleKey(paragraph.style);
    const fits =
      last &&
      key !== common &&
      styleKey(last.style) === key &&
      paragraph.gap < 0.6 &&
      couldBe(last) &&
      couldBe(paragraph);
    const both =
      fits &&
      headingOf(`${last.text} ${paragraph.text}`)?.strength === 1 &&
      (paragraph.noRoom || headingOf(last.text)?.strength !== 1);
    if (both) mended[mended.length - 1] = mergedWith(last, paragraph);
    else mended.push(paragraph);
  }
  return mended;
}

/** For each style of known headings: which part of the short lines in it are known headings. */
function headingStyles(candidates: readonly Candidate[], known: readonly Candidate[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { paragraph, styled } of known) {
    const key = styleKey(paragraph.style);
    if (!styled || shares.has(key)) continue;
    const inStyle = candidates.filter((other) => styleKey(other.paragraph.style) === key);
    const knownInStyle = known.filter((other) => styleKey(other.paragraph.style) === key);
    const share = knownInStyle.length / inStyle.length;
    if (share >= 0.25 || knownInStyle.length >= 3) shares.set(key, share);
  }
  return shares;
}

/** Nothing but words: each must be known, and the line must stand apart or end in a colon. */
function plainHeads(candidates: readonly Candidate[]): Map<Paragraph, Head> {
  const heads = new Map<Paragraph, Head>();
  for (const { paragraph, words } of candidates) {
    if (words?.strength !== 1 || wordsOf(paragraph.text).length > 6) continue;
    heads.set(paragraph, { kind: words.kind, sure: 0.85, also: words.also });
  }
  return heads;
}

/** "Lingue: italiano, inglese": a heading with its section behind it. Where the colon ends, and the kind. */
export function inlineHead(text: string): { kind: SectionKind; to: number } | null {
  const match = /^([^:\t]{3,40}?)\s*(?::|\t|\s[–-]\s)\s*(?=\S)/u.exec(text);
  if (!match) return null;
  const words = headingOf(match[1]!);
  if (words?.strength !== 1 || wordsOf(match[1]!).length > 5) return null;
  const rest = text.slice(match[0].length);
  // "Languages: Go, Java" are skills.
  if (words.kind === "languages" && !wordsOf(rest).some((word) => languageOf(word))) return null;
  return { kind: words.kind, to: match[0].length };
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 10;
}
