import { headingOf, type SectionKind } from "../lexicon/headings.ts";
import { labelsOf, type FieldLabel } from "../lexicon/labels.ts";
import { isKnownTitle, languageOf } from "../lexicon/knowledge.ts";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import * as words from "../lexicon/words.ts";
import { mail } from "./evidence.ts";
import { mergedWith, styleKey, type Paragraph, type ParagraphFont } from "./paragraphs.ts";

/** A paragraph that is a heading. `kind` is the section that it announces, or null if the section's content must decide. */
export type SectionHeading = { kind: SectionKind | null; sure: number; also?: SectionKind | null };

const bareOf = (text: string) => text.replace(/\s*[:：]\s*$/u, "").trim();

/** Whether a paragraph could be a heading: it is short, without dates, sentences and addresses. */
function couldBe({ text, periods, bullet, style, lines }: Paragraph, common: string): boolean {
  // A list item in the style of the text is no heading. "• EXPERIENCE" in another style may be one.
  if ((bullet && styleKey(style) === common) || lines.length > 2 || text.includes("\t")) return false;
  const bare = bareOf(text);
  const count = foldedWordsOf(bare).length;
  if (bare.length > 60 || count > 9 || count === 0 || periods.length > 0 || mail.test(bare)) return false;
  if (/[;|@]|\.\s*$|:\s/u.test(bare)) return false;
  return !bare.includes(",") || (count <= 7 && headingOf(bare)?.strength === 1);
}

/** Whether a line names a job, a company or a school rather than a section. */
const namesEntry = (text: string) =>
  words.legalForms.test(text) ||
  words.titleWords.test(fold(text)) ||
  words.schools.test(fold(text)) ||
  words.degrees.test(fold(text)) ||
  isKnownTitle(text) ||
  words.companyWords.test(fold(text));

/** Returns the style that most letters of the document have. */
export function bodyKey(paragraphs: readonly Paragraph[]): string {
  const letters = new Map<string, number>();
  for (const { style, text } of paragraphs)
    letters.set(styleKey(style), (letters.get(styleKey(style)) ?? 0) + text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

type HeadingCandidate = { paragraph: Paragraph; said: ReturnType<typeof headingOf>; styled: boolean };

/**
 * Finds headings by words and by style: known words in a distinct style define the heading style of the document, and other short lines
 * in that style are headings too. Without such styles, only the words count.
 */
export function headsOf(paragraphs: readonly Paragraph[]): Map<Paragraph, SectionHeading> {
  const body = paragraphs.filter(({ text }) => text.length > 0);
  const bodySize = median(body.flatMap(({ style, text }) => (text.length > 30 ? [style.size] : [])));
  const common = bodyKey(body);
  const candidates: HeadingCandidate[] = body
    .filter((paragraph) => couldBe(paragraph, common))
    .map((paragraph) => {
      const { style, heading } = paragraph;
      const styled =
        heading !== null || style.bold || style.caps || style.size > bodySize + 0.7 || styleKey(style) !== common;
      return { paragraph, said: headingOf(bareOf(paragraph.text)), styled };
    });
  const known = candidates.filter(({ said }) => said?.strength === 1);
  const keyOf = keyFor(bodySize);
  const styles = headingStyles(candidates, { common, bodySize, keyOf, rows: rowsOf(body, keyOf) });
  const marked = known.filter(({ paragraph }) => paragraph.heading !== null);
  const heads = new Map<Paragraph, SectionHeading>();
  for (const { paragraph, said } of candidates) {
    const style = styles.get(keyOf(paragraph.style));
    const byMarkup = marked.length >= 2 && marked.some((other) => other.paragraph.heading === paragraph.heading);
    if (!style && !byMarkup) continue;
    const sets = byMarkup || (style !== undefined && paragraph.gap >= style.gap * 0.7);
    if (said?.strength === 1) heads.set(paragraph, { kind: said.kind, sure: 0.99, also: said.also });
    else if (!sets || !paragraph.plain || languageOf(bareOf(paragraph.text))) continue;
    else if (namesEntry(paragraph.text) && (said?.strength ?? 0) < 0.6) continue;
    else if (said && said.strength >= 0.5) heads.set(paragraph, { kind: said.kind, sure: 0.84, also: said.also });
    else if (byMarkup || style?.open) heads.set(paragraph, { kind: null, sure: 0.6 });
  }
  return heads.size >= 2 ? heads : plainHeads(candidates);
}

/** Joins a heading that takes two lines in a narrow column. */
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
      couldBe(last, common) &&
      couldBe(paragraph, common);
    const both =
      fits &&
      headingOf(`${last.text} ${paragraph.text}`)?.strength === 1 &&
      (paragraph.noRoom || headingOf(last.text)?.strength !== 1);
    if (both) mended[mended.length - 1] = mergedWith(last, paragraph);
    else mended.push(paragraph);
  }
  return mended;
}

/**
 * A style that the document uses for headings. `gap` is the white space above its known headings. If `open` is true, lines with
 * unknown words in this style are headings too.
 */
type HeadingStyle = { gap: number; open: boolean };

type StyleKey = (style: ParagraphFont) => string;

/**
 * The key by which styles are compared. Headings that are larger than the text may each have another colour; otherwise the colour
 * is part of the style.
 */
const keyFor =
  (bodySize: number): StyleKey =>
  (style) =>
    style.size > bodySize + 1 ? styleKey({ ...style, colour: "" }) : styleKey(style);

/** Returns, for each style, the share of its paragraphs that are followed by the same style. For heading styles it is low. */
function rowsOf(paragraphs: readonly Paragraph[], keyOf: StyleKey): Map<string, number> {
  const counts = new Map<string, { all: number; followed: number }>();
  for (const [i, { style }] of paragraphs.entries()) {
    const key = keyOf(style);
    const count = counts.get(key) ?? { all: 0, followed: 0 };
    const next = paragraphs[i + 1];
    counts.set(key, { all: count.all + 1, followed: count.followed + (next && keyOf(next.style) === key ? 1 : 0) });
  }
  return new Map([...counts].map(([key, { all, followed }]) => [key, followed / all]));
}

type DocumentStyle = { common: string; bodySize: number; keyOf: StyleKey; rows: ReadonlyMap<string, number> };

/** Finds the styles that the document uses for headings. */
function headingStyles(
  candidates: readonly HeadingCandidate[],
  { common, bodySize, keyOf, rows }: DocumentStyle,
): Map<string, HeadingStyle> {
  const styles = new Map<string, HeadingStyle>();
  for (const [key, inStyle] of Map.groupBy(candidates, ({ paragraph }) => keyOf(paragraph.style))) {
    const { paragraph, styled } = inStyle[0]!;
    if (!styled) continue;
    const known = inStyle.filter(({ said }) => said?.strength === 1);
    const share = known.length / inStyle.length;
    // A style with a distinct size or colour can mark headings, even if most of their words are unknown.
    const { size, colour } = paragraph.style;
    const own = key !== common && (size > bodySize + 1 || !common.includes(colour)) && (rows.get(key) ?? 0) < 0.3;
    const entries = inStyle.filter((other) => namesEntry(other.paragraph.text)).length / inStyle.length;
    const gap = median((known.length > 0 ? known : inStyle).map((other) => other.paragraph.gap));
    const speaksForItself = own && inStyle.length >= 3 && entries < 0.3 && gap >= 0.5;
    if (known.length === 0 && !speaksForItself) continue;
    if (share < 0.25 && known.length < 2 && !speaksForItself) continue;
    styles.set(key, { gap, open: share >= 0.5 || speaksForItself || (own && known.length >= 2) });
  }
  return styles;
}

/** Finds headings by their words only. Each word must be known, and a heading has at most six words. */
function plainHeads(candidates: readonly HeadingCandidate[]): Map<Paragraph, SectionHeading> {
  const heads = new Map<Paragraph, SectionHeading>();
  for (const { paragraph, said } of candidates) {
    if (said?.strength !== 1 || foldedWordsOf(paragraph.text).length > 6) continue;
    heads.set(paragraph, { kind: said.kind, sure: 0.92, also: said.also });
  }
  return heads;
}

const entryLabels = new Set<FieldLabel>(["period", "company", "title", "tasks", "institution", "grade", "thesis"]);

/**
 * Finds a heading on the same line as its section: "Lingue: italiano, inglese". Returns the kind and the position after the
 * separator (a colon, a tab or a dash).
 */
export function inlineHead(text: string): { kind: SectionKind; to: number } | null {
  const match = /^([^:\t]{3,40}?)\s*(?::|\t|\s[–-]\s)\s*(?=\S)/u.exec(text);
  if (!match) return null;
  const said = headingOf(match[1]!);
  if (
    said?.strength !== 1 ||
    foldedWordsOf(match[1]!).length > 5 ||
    labelsOf(match[1]!).some((label) => entryLabels.has(label))
  )
    return null;
  const rest = text.slice(match[0].length);
  // "Languages: Go, Java" is a list of skills, not of languages.
  if (said.kind === "languages" && !foldedWordsOf(rest).some((word) => languageOf(word))) return null;
  return { kind: said.kind, to: match[0].length };
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 10;
}
