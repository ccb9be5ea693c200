import type { SectionKind } from "../lexicon/headings.ts";
import { evidenceOf, isSentence, type SectionEvidence } from "./evidence.ts";
import type { Paragraph } from "./paragraphs.ts";
import { evidenceWithOpinion } from "./second-opinion.ts";
import type { ResumeSection } from "./segment.ts";

const kinds: SectionKind[] = [
  "contacts", "summary", "experience", "education", "technicalSkills", "softSkills",
  "languages", "certifications", "courses", "interests", "other",
]; // prettier-ignore

/** The cost of a change of section between two adjacent paragraphs. */
const change = 1.7;

function stepCost(from: SectionKind, to: SectionKind, paragraph: Paragraph): number {
  if (from === to) return 0;
  const apart = paragraph.gap > 0.9 ? 0.8 : 0;
  const bulletIn = paragraph.bullet && from === "experience" ? 1.5 : 0;
  return change - apart + bulletIn;
}

/** The most likely section of each paragraph, by its own evidence and its neighbours (Viterbi). */
function labels(paragraphs: readonly Paragraph[], first: boolean): SectionKind[] {
  const evidence = paragraphs.map((paragraph, i): SectionEvidence => {
    const own: SectionEvidence = { other: 0.4, ...evidenceOf(paragraph) };
    // A document begins with the person, so short lines at its start count as name, title or place.
    if (first && i < 5 && !isSentence(paragraph.text) && !paragraph.bullet)
      own.contacts = (own.contacts ?? 0) + 2 - i * 0.3;
    if (first && i < 8 && isSentence(paragraph.text)) own.summary = (own.summary ?? 0) + 1.2;
    return evidenceWithOpinion(own, paragraph.opinion);
  });
  let scores = kinds.map((kind) => (evidence[0]?.[kind] ?? 0) + (first && kind === "contacts" ? 3 : 0));
  const back: number[][] = [];
  for (let i = 1; i < paragraphs.length; i++) {
    const step: number[] = [];
    scores = kinds.map((kind, k) => {
      const ways = kinds.map((from, f) => scores[f]! - stepCost(from, kind, paragraphs[i]!));
      const best = ways.indexOf(Math.max(...ways));
      step[k] = best;
      return ways[best]! + (evidence[i]![kind] ?? 0);
    });
    back.push(step);
  }
  let at = scores.indexOf(Math.max(...scores));
  const path = [at];
  for (const step of back.toReversed()) {
    at = step[at]!;
    path.unshift(at);
  }
  return path.map((k) => kinds[k]!);
}

/** Groups paragraphs without a known heading into sections by their content. */
export function kindsByContent(paragraphs: readonly Paragraph[], first: boolean): ResumeSection[] {
  if (paragraphs.length === 0) return [];
  const sections: ResumeSection[] = [];
  for (const [i, kind] of labels(paragraphs, first).entries()) {
    const last = sections.at(-1);
    if (last?.kind === kind) last.body.push(paragraphs[i]!);
    else
      sections.push({ kind, heading: null, body: [paragraphs[i]!], sure: first && kind === "contacts" ? 0.95 : 0.88 });
  }
  return sections;
}
