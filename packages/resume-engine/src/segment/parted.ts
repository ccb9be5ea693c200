import type { ClassLabel } from "../classifier/labels.ts";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import type { SectionKind } from "../lexicon/headings.ts";
import { languageOf } from "../lexicon/knowledge.ts";
import * as words from "../lexicon/words.ts";
import { periodsIn } from "../normalise/dates.ts";
import { evidenceOf } from "./evidence.ts";
import type { Paragraph } from "./paragraphs.ts";
import { split } from "./piece.ts";
import type { ResumeSection } from "./segment.ts";

const learning = new Set<SectionKind>(["certifications", "courses"]);
const canBeSecond = new Set<SectionKind>([
  "certifications",
  "courses",
  "interests",
  "languages",
  "technicalSkills",
  "softSkills",
  "skills",
]);
const skilled = new Set<SectionKind>(["technicalSkills", "softSkills", "skills"]);

/** Splits a line with several certificates or courses into one paragraph each. */
function itemised(paragraph: Paragraph): Paragraph[] {
  const items = split(paragraph.piece, /\s+[·|•]\s+|;\s+/gu);
  if (items.length < 2) return [paragraph];
  // The classifier's result is for the whole line, so its parts have none.
  const { opinion: _, ...line } = paragraph;
  return items.map((piece): Paragraph => ({ ...line, piece, text: piece.text, periods: periodsIn(piece.text) }));
}

/**
 * Whether a paragraph belongs to the second topic of its heading. Without evidence it belongs to the first, except if the first is
 * languages, which are easy to recognise.
 */
function secondOf(paragraph: Paragraph, kind: SectionKind, also: SectionKind): boolean {
  const folded = fold(paragraph.text);
  if (also === "languages") return foldedWordsOf(paragraph.text).some((word) => languageOf(word));
  if (kind === "languages")
    return (
      !foldedWordsOf(paragraph.text).some((word) => languageOf(word)) && paragraph.text.match(words.levelWords) === null
    );
  if (learning.has(kind) && learning.has(also)) {
    const [certificate, course] = [words.certificates.test(folded), words.courses.test(folded)];
    if (certificate === course) return likelier(paragraph, also, kind) > 0.4;
    return also === "courses" ? course : certificate;
  }
  const evidence = evidenceOf(paragraph);
  if (learning.has(also))
    return (evidence[also] ?? 0) > 0 && !words.degrees.test(folded) && !words.schools.test(folded);
  return (evidence[also] ?? 0) > (evidence[kind] ?? 0);
}

const labelOf: Partial<Record<SectionKind, ClassLabel>> = { courses: "courses", certifications: "certificates" };
/** Returns how much more likely a paragraph belongs to one section than to another, according to the classifier. */
const likelier = ({ opinion }: Paragraph, kind: SectionKind, than: SectionKind): number =>
  opinion ? opinion.likely(labelOf[kind] ?? "other") - opinion.likely(labelOf[than] ?? "other") : 0;

/**
 * Separates courses and certificates from the degrees in a section that is only headed "Education", if the classifier is sure of
 * them.
 */
function amongStudies(section: ResumeSection): ResumeSection[] {
  const isOf = (paragraph: Paragraph, kind: "courses" | "certifications") => {
    const folded = fold(paragraph.text);
    if (words.degrees.test(folded) || words.schools.test(folded)) return false;
    return (paragraph.opinion?.likely(labelOf[kind]!) ?? 0) > 0.7;
  };
  const courses = section.body.filter((paragraph) => isOf(paragraph, "courses"));
  const papers = section.body.filter((paragraph) => isOf(paragraph, "certifications"));
  const rest = section.body.filter((paragraph) => !courses.includes(paragraph) && !papers.includes(paragraph));
  const part = (kind: SectionKind, body: Paragraph[]): ResumeSection[] =>
    body.length > 0 ? [{ kind, heading: null, body, sure: section.sure * 0.85 }] : [];
  return [{ ...section, body: rest }, ...part("courses", courses), ...part("certifications", papers)];
}

/** Splits a section whose heading has two topics, such as "Certificazioni e corsi" or "Skills & interests". */
export function parted(section: ResumeSection, also: SectionKind | null): ResumeSection[] {
  if (section.kind === "education" && !also) return amongStudies(section);
  if (!also || !canBeSecond.has(also) || section.kind === "experience") return [section];
  if (skilled.has(section.kind) && skilled.has(also)) {
    const both = section.kind !== also && section.kind !== "skills" && also !== "skills";
    return [both ? { ...section, kind: "skills" } : section];
  }
  const body = learning.has(section.kind) && learning.has(also) ? section.body.flatMap(itemised) : section.body;
  const second = body.filter((paragraph) => secondOf(paragraph, section.kind, also));
  const first = body.filter((paragraph) => !second.includes(paragraph));
  return [
    { ...section, body: first },
    { kind: also, heading: null, body: second, sure: section.sure * 0.9 },
  ];
}
