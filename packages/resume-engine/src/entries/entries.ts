import type { FieldLabel } from "../lexicon/labels.ts";
import { labelAt } from "../lexicon/labels.ts";
import type { DatePeriod } from "../normalise/dates.ts";
import { styleKey, type Paragraph } from "../segment/paragraphs.ts";
import { sentencesApart } from "./sentences.ts";
import { anchorOf, isBody } from "./anchors.ts";

/** One job or study: the paragraphs of its head and of its description. */
export type ResumeEntry = { paragraphs: Paragraph[]; anchor: Paragraph | null; period: DatePeriod | null };

const every: readonly FieldLabel[] = [
  "period",
  "company",
  "title",
  "institution",
  "degree",
  "tasks",
  "grade",
  "thesis",
  "sector",
  "subjects",
];
const core: readonly FieldLabel[] = ["period", "company", "title", "institution", "degree"];

/**
 * Removes the last lines of an entry that have no label, and returns them. In a form with labels, they name the company of the next
 * entry and were assigned to this one only because they have no label.
 */
function unlabelledEnd(entry: ResumeEntry | undefined): Paragraph[] {
  const at =
    entry?.paragraphs.findLastIndex((paragraph) => labelAt(paragraph.text, every) !== null || isBody(paragraph)) ?? -1;
  return entry && at >= 0 ? entry.paragraphs.splice(at + 1) : [];
}

/** Reads a form in which each entry is a list of labels with values. A repeated label begins the next entry. */
function labelled(body: readonly Paragraph[]): ResumeEntry[] | null {
  const marks = body.map(({ text }) => labelAt(text, core)?.label ?? null);
  const used = marks.filter((mark) => mark !== null);
  if (used.length < 3 || new Set(used).size < 2) return null;
  const entries: ResumeEntry[] = [];
  let seen = new Set<FieldLabel>();
  for (const [i, paragraph] of body.entries()) {
    const mark = marks[i]!;
    if (entries.length === 0 || (mark && seen.has(mark))) {
      entries.push({ paragraphs: unlabelledEnd(entries.at(-1)), anchor: null, period: null });
      seen = new Set();
    }
    if (mark) seen.add(mark);
    const entry = entries.at(-1)!;
    entry.paragraphs.push(paragraph);
    const [period] = paragraph.periods;
    if (period && !entry.period && mark && mark !== "title" && mark !== "degree")
      Object.assign(entry, { anchor: paragraph, period });
  }
  return entries;
}

const isBareDate = ({ text, periods }: Paragraph) =>
  periods.length === 1 && text.length - (periods[0]!.to - periods[0]!.from) < 5;

/** Returns the classifier's probability that a paragraph is the first line of an entry. */
const beginning = ({ opinion }: Paragraph): number =>
  opinion ? Math.max(opinion.likely("experience.begin"), opinion.likely("education.begin")) : 0;

type EntryLayout = { lead: number; first: Paragraph; gap: number };

/** Scores how well the paragraph `at` fits as the beginning of the entry whose date is in the paragraph `anchor`. */
function startScore(body: readonly Paragraph[], at: number, anchor: number, { lead, first, gap }: EntryLayout): number {
  const [paragraph, before] = [body[at]!, body[at - 1]!];
  let score = anchor - at === lead ? 2 : 0;
  if (paragraph.gap > gap + 0.15) score += Math.min(2, (paragraph.gap - gap) * 3);
  if (styleKey(paragraph.style) === styleKey(first.style)) score += first.style.bold || first.style.caps ? 1.5 : 0.4;
  else if (first.style.bold !== paragraph.style.bold) score -= 0.8;
  if (isBody(before) || before.left > paragraph.left + 5) score += 1;
  if (paragraph.left > first.left + 5) score -= 1;
  // A date that is alone on its line, with a description below it, belongs to the line above it.
  const next = body[anchor + 1];
  if (at === anchor - 1 && next && isBody(next) && isBareDate(body[anchor]!)) score += 2;
  for (let i = at; i < anchor; i++) if (isBody(body[i]!)) score -= 3;
  score += 3 * beginning(paragraph);
  return score - 0.25 * (anchor - at);
}

function medianGap(body: readonly Paragraph[]): number {
  const gaps = body
    .slice(1)
    .map(({ gap }) => gap)
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** Whether a list item begins with a period and is therefore an entry of its own: "Dal 2018 a oggi: …". */
const startsDated = ({ periods }: Paragraph) => periods[0]?.range === true && periods[0].from === 0;

function anchorsOf(body: readonly Paragraph[]): number[] {
  const at = (single: boolean, bullets: boolean) =>
    body.flatMap((paragraph, i) =>
      anchorOf(paragraph, single) &&
      (bullets || !paragraph.bullet || startsDated(paragraph) || !isBody({ ...paragraph, bullet: false }))
        ? [i]
        : [],
    );
  const ranges = at(false, false);
  const all = at(true, false);
  // Single years also count as dates of entries: a diploma has only the year in which it was awarded. If at least half of the dates
  // are full periods, single years in list items do not count.
  if (ranges.length > 0 && ranges.length * 2 >= all.length) {
    return ranges.length === all.length ? ranges : all.filter((i) => ranges.includes(i) || !body[i]!.bullet);
  }
  return all.length > 0 ? all : at(true, true);
}

/**
 * Splits a section by dates. Each entry has one date; where the entry begins follows from white space, style, indentation and the
 * entries before it.
 */
function dated(body: readonly Paragraph[]): ResumeEntry[] {
  const anchors = anchorsOf(body);
  if (anchors.length === 0) return undated(body);
  const head = anchors[0]!;
  const intro = body.slice(0, head).findLastIndex((paragraph) => isBody(paragraph)) + 1;
  const look: EntryLayout = { lead: head - intro, first: body[intro]!, gap: medianGap(body) };
  const starts = anchors.map((anchor, i) => {
    if (i === 0) return intro;
    const candidates = Array.from({ length: anchor - anchors[i - 1]! }, (_, k) => anchor - k);
    const scored = candidates.map((at) => ({ at, score: startScore(body, at, anchor, look) }));
    return scored.reduce((best, other) => (other.score > best.score ? other : best)).at;
  });
  const entries = starts.map((start, i): ResumeEntry => {
    const anchor = body[anchors[i]!]!;
    return { paragraphs: body.slice(start, starts[i + 1]), anchor, period: anchorOf(anchor, true) };
  });
  return intro > 0 ? [{ paragraphs: body.slice(0, intro), anchor: null, period: null }, ...entries] : entries;
}

/**
 * Splits a section without dates. A new entry begins where the style of the first line recurs after white space, after a
 * description, or in bold after a line that is not bold.
 */
function undated(body: readonly Paragraph[]): ResumeEntry[] {
  const gap = medianGap(body);
  const entries: ResumeEntry[] = [];
  for (const [i, paragraph] of body.entries()) {
    const before = body[i - 1];
    const again = styleKey(paragraph.style) === styleKey(body[0]!.style) && !isBody(paragraph);
    const begins =
      !before ||
      (again && (paragraph.gap > gap + 0.3 || isBody(before) || (body[0]!.style.bold && !before.style.bold)));
    if (begins) entries.push({ paragraphs: [], anchor: null, period: null });
    entries.at(-1)!.paragraphs.push(paragraph);
  }
  return entries;
}

export function entriesOf(body: readonly Paragraph[]): ResumeEntry[] {
  if (body.length === 0) return [];
  return labelled(body) ?? dated(sentencesApart(body));
}
