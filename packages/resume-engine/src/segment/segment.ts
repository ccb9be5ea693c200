import { fold } from "../lexicon/fold.ts";
import { headingOf, type SectionKind } from "../lexicon/headings.ts";
import { languageOf } from "../lexicon/knowledge.ts";
import { labelsOf } from "../lexicon/labels.ts";
import { foldedWordsOf } from "../lexicon/fold.ts";
import * as words from "../lexicon/words.ts";
import { parted } from "./parted.ts";
import { kindsByContent } from "./by-content.ts";
import { evidenceOf } from "./evidence.ts";
import { headingsMended, headsOf, inlineHead, type SectionHeading } from "./headings.ts";
import type { Paragraph } from "./paragraphs.ts";
import { cut, trimmed, type TextPiece } from "./piece.ts";
import { headsWithOpinions, passport, rowHead } from "./second-opinion.ts";

export type ResumeSection = {
  kind: SectionKind;
  /** The text of the section's heading, which belongs to no field. */
  heading: TextPiece | null;
  body: Paragraph[];
  /** The confidence that the section is of this kind. */
  sure: number;
};
export type Segmentation = {
  sections: ResumeSection[];
  /** Paragraphs that are part of no section: page numbers, consent, licences, instructions to machines. */
  aside: Paragraph[];
};

function isAside({ text, opinion }: Paragraph): boolean {
  const folded = fold(text);
  if (opinion && opinion.likely("consent") + opinion.likely("noise") > 0.85 && (headingOf(text)?.strength ?? 0) < 1)
    return true;
  if (words.furniture.test(folded) || words.spokenToMachines.test(folded)) return true;
  if (words.consent.test(folded) || words.referees.test(folded)) return true;
  return words.licences.test(folded) && foldedWordsOf(text).length <= 9 && (opinion?.likely("contact") ?? 0) < 0.5;
}

/** Returns a paragraph without its first `from` characters. */
export const restOf = (paragraph: Paragraph, from: number): Paragraph => {
  const piece = trimmed(cut(paragraph.piece, from));
  const shift = paragraph.text.length - cut(paragraph.piece, from).text.length;
  const moved = paragraph.periods
    .filter((period) => period.from >= shift)
    .map((period) => movedBy(period, -paragraph.text.indexOf(piece.text, from)));
  return { ...paragraph, piece, text: piece.text, periods: moved };
};
const movedBy = (period: Paragraph["periods"][number], by: number): Paragraph["periods"][number] => ({
  ...period,
  from: period.from + by,
  to: period.to + by,
  start: period.start && { ...period.start, from: period.start.from + by, to: period.start.to + by },
  end: period.end && { ...period.end, from: period.end.from + by, to: period.end.to + by },
});

/**
 * Kinds of sections that are short lists. Their heading may share a line with the list. Within a job, "Skills: …" is part of the
 * job's text.
 */
const listKinds = new Set<SectionKind>([
  "technicalSkills",
  "softSkills",
  "skills",
  "languages",
  "interests",
  "certifications",
  "courses",
]);

/**
 * Recognises, with the classifier, a heading that shares a line with its list. After the studies, "IL MIO BAGAGLIO: HPLC, Minitab"
 * looks like a heading, and the classifier expects another list.
 */
function inlineByOpinion({ text, opinion, lines, piece, bullet }: Paragraph, current: SectionKind | null) {
  const label = /^([^:\t]{3,40}?)\s*:\s+(?=\S)/u.exec(text);
  if (!label || !opinion || !current || bullet || foldedWordsOf(label[1]!).length > 5) return null;
  const [first, second] = lines[0]!.runs.filter((run) => run.text.trim() !== "");
  const apart = (first?.bold && second && !second.bold) || label[1] === label[1]!.toUpperCase();
  const kind = [...listKinds].find((other) => (opinion.sections.get(other) ?? 0) > 0.75);
  if (!apart || !kind || kind === current || (opinion.sections.get(current) ?? 0) > 0.1) return null;
  if (labelsOf(label[1]!).length > 0) return null;
  const heading = cut(piece, 0, label[0].length);
  return {
    kind: headingOf(label[1]!)?.strength === 1 ? headingOf(label[1]!)!.kind : kind,
    heading,
    to: label[0].length,
  };
}

function inlineSection(paragraph: Paragraph, current: SectionKind | null, plain: boolean): ResumeSection | null {
  const seen = inlineByOpinion(paragraph, current);
  if (seen && seen.kind !== "other" && seen.kind !== current)
    return { kind: seen.kind, heading: seen.heading, body: [restOf(paragraph, seen.to)], sure: 0.9 };
  const head = inlineHead(paragraph.text);
  // "Driving licence: B – 0161 496 0055": a single personal detail does not begin a section.
  if (!head || head.kind === "other" || (paragraph.bullet && !plain)) return null;
  const listed = listKinds.has(head.kind);
  const within = current === "experience" || current === "education" || current === "courses";
  if (within && !plain && !(head.kind === "languages")) return null;
  if (!listed && !plain) return null;
  if (head.kind === current) return null;
  // In a list of skills, the label is only a category of skills.
  const inSkills = current === "technicalSkills" || current === "skills" || current === "softSkills";
  if (inSkills && (head.kind === "technicalSkills" || head.kind === "certifications" || head.kind === "courses"))
    return null;
  return { kind: head.kind, heading: cut(paragraph.piece, 0, head.to), body: [restOf(paragraph, head.to)], sure: 0.93 };
}

/** Splits the first row of a section, in a table whose left cells are headings, into the heading and the first text. */
function headedRow(paragraph: Paragraph): { head: SectionHeading; heading: TextPiece; body: Paragraph[] } | null {
  const tab = paragraph.text.indexOf("\t");
  const head = tab === -1 ? null : (rowHead(paragraph) ?? saidInRow(paragraph));
  if (!head) return null;
  const { opinion: _, ...rest } = restOf(paragraph, tab + 1);
  return { head, heading: cut(paragraph.piece, 0, tab), body: rest.text === "" ? [] : [rest] };
}

/** Returns the heading in the left cell of a row: all its words are heading words, and its style differs from the cell beside it. */
function saidInRow({ lines, text }: Paragraph): SectionHeading | null {
  const left = lines.filter(({ cell }) => cell?.column === 0);
  const right = lines.filter(({ cell }) => (cell?.column ?? 0) > 0);
  const [mine, other] = [left, right].map((side) =>
    side.flatMap(({ runs }) => runs).find((run) => run.text.trim() !== ""),
  );
  const label = text.slice(0, text.indexOf("\t"));
  const said = headingOf(label);
  if (said?.strength !== 1 || !mine || !other || foldedWordsOf(label).length > 6) return null;
  if (labelsOf(label).length > 0 || languageOf(label) || passport.test(fold(label))) return null;
  const caps = /\p{L}{3}/u.test(label) && label === label.toUpperCase();
  const apart = mine.bold !== other.bold || mine.size > other.size + 0.7 || mine.colour !== other.colour || caps;
  return apart ? { kind: said.kind, sure: 0.93, also: said.also } : null;
}

type SectionDraft = {
  head: SectionHeading | null;
  heading: TextPiece | null;
  body: Paragraph[];
  first: boolean;
  /** True if the section's heading shares a line with its text, so that the next paragraph may belong elsewhere. */
  inLine?: boolean;
};

/** Whether a section ends before a paragraph, according to the classifier. Only for a section whose heading shares a line with its text. */
const isOver = ({ head, inLine }: SectionDraft, { opinion }: Paragraph): boolean =>
  inLine === true && !!head?.kind && !!opinion && (opinion.sections.get(head.kind) ?? 0) < 0.2;

/** Splits the document into sections, by headings if there are any and otherwise by content. */
export function segment(paragraphs: readonly Paragraph[]): Segmentation {
  const aside = paragraphs.filter(isAside);
  const rest = headingsMended(paragraphs.filter((paragraph) => !aside.includes(paragraph)));
  const heads = headsWithOpinions(headsOf(rest), rest);
  const plain = heads.size < 3;
  const drafts: SectionDraft[] = [];
  // The open section of each column. A column continues where it ended on the previous page, whatever was read in between.
  const open = new Map<number, SectionDraft>();
  for (const paragraph of rest) {
    const column = paragraph.lines[0]!.column;
    const begin = (draft: SectionDraft) => {
      drafts.push(draft);
      open.set(column, draft);
    };
    if (!open.has(column)) begin({ head: null, heading: null, body: [], first: true });
    const head = heads.get(paragraph);
    const current = open.get(column)!;
    const row = head ? null : headedRow(paragraph);
    const inline = head ? null : inlineSection(paragraph, current.head?.kind ?? null, plain);
    if (head) begin({ head, heading: paragraph.piece, body: [], first: false });
    else if (row) begin({ head: row.head, heading: row.heading, body: row.body, first: false });
    else if (inline)
      begin({
        head: { kind: inline.kind, sure: inline.sure },
        heading: inline.heading,
        body: inline.body,
        first: false,
        inLine: true,
      });
    else if (isOver(current, paragraph)) begin({ head: null, heading: null, body: [paragraph], first: false });
    else current.body.push(paragraph);
  }
  const sections = drafts.flatMap(({ head, heading, body, first }): ResumeSection[] => {
    if (head?.kind && !denied(head, body))
      return parted({ kind: head.kind, heading, body, sure: head.sure }, head.also ?? null).flatMap(settle);
    const parts = kindsByContent(body, first);
    if (parts.length === 0) return heading ? [{ kind: "other", heading, body: [], sure: 0.3 }] : [];
    return parts.map((part, i) => ({ ...part, heading: i === 0 ? heading : null }));
  });
  return { sections, aside };
}

/** Whether the text below an uncertain heading of jobs or studies contradicts it: no paragraph has a date or fits the heading. */
function denied({ kind, sure }: SectionHeading, body: readonly Paragraph[]): boolean {
  if (sure > 0.95 || (kind !== "experience" && kind !== "education") || body.length === 0) return false;
  return body.every((paragraph) => paragraph.periods.length === 0 && (evidenceOf(paragraph)[kind] ?? 0) < 1);
}

const motherTongue = /^(?:madrelingua|lingua madre|mother tongue|native language)/iu;

/**
 * Moves languages out of another section: any from sections of kind `skills`, `softSkills` or `other`, and from the rest only lines
 * about the mother tongue.
 */
function settle(section: ResumeSection): ResumeSection[] {
  if (section.kind === "languages") return [section];
  const mixed = section.kind === "skills" || section.kind === "other" || section.kind === "softSkills";
  const spoken = section.body.filter(
    (paragraph) => (mixed || motherTongue.test(paragraph.text)) && (evidenceOf(paragraph).languages ?? 0) >= 2,
  );
  if (spoken.length === 0) return [section];
  const own = section.body.filter((paragraph) => !spoken.includes(paragraph));
  return [
    { ...section, body: own },
    { kind: "languages", heading: null, body: spoken, sure: 0.93 },
  ];
}
