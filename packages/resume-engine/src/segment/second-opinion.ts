import type { Classification } from "../classifier/classify.ts";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import { languageOf, skillOf } from "../lexicon/knowledge.ts";
import { headingOf, sectionKinds, type SectionKind } from "../lexicon/headings.ts";
import type { SectionEvidence } from "./evidence.ts";
import { bodyKey, type SectionHeading } from "./headings.ts";
import { styleKey, type Paragraph } from "./paragraphs.ts";

/**
 * Probabilities of a heading: above `makes` the classifier adds a heading that no rule found; below `unmakes` it removes a heading
 * that the rules guessed.
 */
const makes = 0.7;
const unmakes = 0.12;
/** A heading whose words are all known is removed only below this probability. */
const unmakesKnown = 0.01;

/** Matches rows of the European language passport, which are language abilities and not skills. */
export const passport =
  /^(?:madrelingua|lingua madre|mother tongue|native language|comprensione|parlato|scritto|ascolto|lettura|interazione|produzione|capacita di (?:ascolto|lettura|scrittura|espressione)|listening|reading|spoken|writing|speaking|understanding)(?!\p{L})/u;

/** The kind of section that a paragraph announces as a heading, and its share among the probabilities of all headings. */
function announced({ likely, heading }: Classification): { kind: SectionKind; share: number } {
  let best: { kind: SectionKind; share: number } = { kind: "other", share: 0 };
  for (const kind of sectionKinds) {
    const share = likely(`heading:${kind}`) / Math.max(1e-9, heading);
    if (share > best.share) best = { kind, share };
  }
  return best;
}

/** Lets the classifier decide whether the heading "Skills" announces technical or soft skills, if it is sure. */
function whichSkills(head: SectionHeading, opinion: Classification): SectionHeading {
  const { kind, share } = announced(opinion);
  return (kind === "technicalSkills" || kind === "softSkills") && share > 0.9 ? { ...head, kind } : head;
}

/** Lets the classifier choose if the words of a heading fit two sections. */
function whichOf(head: SectionHeading, opinion: Classification, text: string): SectionHeading {
  const { kind, share } = announced(opinion);
  return !head.also && share > 0.8 && headingOf(text)?.rival === kind ? { ...head, kind } : head;
}

function reconsidered(head: SectionHeading, opinion: Classification, text: string): SectionHeading | null {
  if (head.sure >= 0.99) {
    if (opinion.heading < unmakesKnown) return null;
    return head.kind === "skills" && !head.also ? whichSkills(head, opinion) : whichOf(head, opinion, text);
  }
  if (opinion.heading < unmakes) return null;
  const { kind, share } = announced(opinion);
  if (head.kind === kind || share * opinion.heading < 0.6) return head;
  return { kind, sure: 0.7 + 0.25 * share * opinion.heading };
}

/** The styles in which at least 40 % of the paragraphs are known headings. */
function ownStyles(heads: ReadonlyMap<Paragraph, SectionHeading>, paragraphs: readonly Paragraph[]): Set<string> {
  const all = Map.groupBy(paragraphs, ({ style }) => styleKey(style));
  const known = (some: readonly Paragraph[]) => some.filter((one) => (heads.get(one)?.sure ?? 0) >= 0.99).length;
  return new Set([...all].flatMap(([key, some]) => (known(some) > 0 && known(some) >= 0.4 * some.length ? [key] : [])));
}

/** Combines headings found by rules and styles with the classifier's results for the whole document. */
export function headsWithOpinions(
  heads: ReadonlyMap<Paragraph, SectionHeading>,
  paragraphs: readonly Paragraph[],
): Map<Paragraph, SectionHeading> {
  const result = new Map<Paragraph, SectionHeading>();
  const common = bodyKey(paragraphs);
  const styles = ownStyles(heads, paragraphs);
  // Whether a line looks like an item of a list. If the headings of a document have a style of their own, such a line is no heading.
  const listed = ({ style, gap, text }: Paragraph, i: number) => {
    const beside = [paragraphs[i - 1], paragraphs[i + 1]].filter((other) => other && !heads.has(other));
    // A line directly below a heading, in another style, is content of the section.
    if (paragraphs[i - 1] && styles.has(styleKey(paragraphs[i - 1]!.style)) && heads.has(paragraphs[i - 1]!))
      return true;
    // Compares styles without capitals, because an item such as "QGIS" belongs to the other items although it is in capitals.
    const key = (own: Paragraph["style"]) => styleKey({ ...own, caps: false });
    return (
      styles.size > 0 &&
      (gap < 0.9 || skillOf(text) !== null) &&
      beside.some((other) => key(other!.style) === key(style))
    );
  };
  for (const [i, paragraph] of paragraphs.entries()) {
    const { opinion, text, bullet } = paragraph;
    const head = heads.get(paragraph);
    if (!opinion) {
      if (head) result.set(paragraph, head);
      continue;
    }
    if (head) {
      const kept = reconsidered(head, opinion, text);
      if (kept) result.set(paragraph, kept);
      continue;
    }
    if (
      (bullet && styleKey(paragraph.style) === common) ||
      (listed(paragraph, i) && !styles.has(styleKey(paragraph.style))) ||
      opinion.heading < makes ||
      passport.test(fold(text)) ||
      languageOf(text) ||
      foldedWordsOf(text).length > 9 ||
      paragraph.periods.length > 0 ||
      /[@\t]/u.test(text)
    )
      continue;
    const { kind, share } = announced(opinion);
    const sure = share * opinion.heading;
    result.set(paragraph, { kind: sure > 0.5 ? kind : null, sure: sure > 0.5 ? 0.65 + 0.3 * sure : 0.6 });
  }
  return result;
}

/** Returns the heading in the left cell of a table row, if the classifier takes the row for the beginning of a section. */
export function rowHead({ opinion, lines, text }: Paragraph): SectionHeading | null {
  if (
    !opinion ||
    opinion.heading < makes ||
    !lines[0]!.cell ||
    passport.test(fold(text)) ||
    foldedWordsOf(text.split("\t")[0]!).length > 7
  )
    return null;
  const { kind, share } = announced(opinion);
  return share > 0.5 ? { kind, sure: 0.65 + 0.3 * share * opinion.heading } : null;
}

/** Weight of the classifier's result, relative to the rule-based evidence of each paragraph. */
const weight = 1.1;
const least = 0.01;

/** Adds the classifier's result to the evidence of a paragraph: the logarithm of each section's probability. */
export function evidenceWithOpinion(evidence: SectionEvidence, opinion: Classification | undefined): SectionEvidence {
  if (!opinion) return evidence;
  const result: SectionEvidence = {};
  for (const kind of sectionKinds) {
    const likely = opinion.sections.get(kind) ?? 0;
    result[kind] = (evidence[kind] ?? 0) + weight * Math.log(Math.max(likely, least) / least);
  }
  // The classifier's evidence for skills in general counts for both technical and soft skills.
  for (const kind of ["technicalSkills", "softSkills"] as const)
    result[kind] = Math.max(result[kind]!, (evidence[kind] ?? 0) + 0.8 * (result.skills ?? 0));
  return result;
}
