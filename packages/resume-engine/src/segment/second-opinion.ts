import type { Opinion } from "../classifier/classify.ts";
import { fold, wordsOf } from "../lexicon/fold.ts";
import { languageOf, skillOf } from "../lexicon/knowledge.ts";
import { headingOf, sectionKinds, type SectionKind } from "../lexicon/headings.ts";
import type { Evidence } from "./evidence.ts";
import { bodyKey, type Head } from "./headings.ts";
import { styleKey, type Paragraph } from "./paragraphs.ts";

/** Above `makes` the classifier adds a heading that no rule found; below `unmakes` it removes a guessed heading. */
const makes = 0.7;
const unmakes = 0.12;
/** A heading whose words are all known is removed only below this probability. */
const unmakesKnown = 0.01;

/** Rows of the European language passport: language abilities, not skills. */
export const passport =
  /^(?:madrelingua|lingua madre|mother tongue|native language|comprensione|parlato|scritto|ascolto|lettura|interazione|produzione|capacita di (?:ascolto|lettura|scrittura|espressione)|listening|reading|spoken|writing|speaking|understanding)(?!\p{L})/u;

/** The section that a heading announces, and its share among all heading labels. */
function announced({ likely, heading }: Opinion): { kind: SectionKind; share: number } {
  let best: { kind: SectionKind; share: number } = { kind: "other", share: 0 };
  for (const kind of sectionKinds) {
    const share = likely(`heading:${kind}`) / Math.max(1e-9, heading);
    if (share > best.share) best = { kind, share };
  }
  return best;
}

/** "Skills" may be technical or soft; the text below it and its position may decide. */
function whichSkills(head: Head, opinion: Opinion): Head {
  const { kind, share } = announced(opinion);
  return (kind === "technicalSkills" || kind === "softSkills") && share > 0.9 ? { ...head, kind } : head;
}

/** If the words fit two sections, the classifier may choose. */
function whichOf(head: Head, opinion: Opinion, text: string): Head {
  const { kind, share } = announced(opinion);
  return !head.also && share > 0.8 && headingOf(text)?.rival === kind ? { ...head, kind } : head;
}

function reconsidered(head: Head, opinion: Opinion, text: string): Head | null {
  if (head.sure >= 0.99) {
    if (opinion.heading < unmakesKnown) return null;
    return head.kind === "skills" && !head.also ? whichSkills(head, opinion) : whichOf(head, opinion, text);
  }
  if (opinion.heading < unmakes) return null;
  const { kind, share } = announced(opinion);
  if (head.kind === kind || share * opinion.heading < 0.6) return head;
  return { kind, sure: 0.7 + 0.25 * share * opinion.heading };
}

/** The styles of known headings, if most paragraphs in them are headings. */
function ownStyles(heads: ReadonlyMap<Paragraph, Head>, paragraphs: readonly Paragraph[]): Set<string> {
  const all = Map.groupBy(paragraphs, ({ style }) => styleKey(style));
  const known = (some: readonly Paragraph[]) => some.filter((one) => (heads.get(one)?.sure ?? 0) >= 0.99).length;
  return new Set([...all].flatMap(([key, some]) => (known(some) > 0 && known(some) >= 0.4 * some.length ? [key] : [])));
}

/** Combines headings found by rules and styles with the classifier's results for the whole document. */
export function headsWithOpinions(
  heads: ReadonlyMap<Paragraph, Head>,
  paragraphs: readonly Paragraph[],
): Map<Paragraph, Head> {
  const result = new Map<Paragraph, Head>();
  const common = bodyKey(paragraphs);
  const styles = ownStyles(heads, paragraphs);
  // If headings have a distinct style, a line of a list is not one.
  const listed = ({ style, gap, text }: Paragraph, i: number) => {
    const beside = [paragraphs[i - 1], paragraphs[i + 1]].filter((other) => other && !heads.has(other));
    // A line directly below a heading and in another style is its content.
    if (paragraphs[i - 1] && styles.has(styleKey(paragraphs[i - 1]!.style)) && heads.has(paragraphs[i - 1]!))
      return true;
    // "QGIS" in capitals has the style of the other items.
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
      wordsOf(text).length > 9 ||
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

/** The heading in the left cell of a row, if the classifier considers the row the beginning of a section. */
export function rowHead({ opinion, lines, text }: Paragraph): Head | null {
  if (
    !opinion ||
    opinion.heading < makes ||
    !lines[0]!.cell ||
    passport.test(fold(text)) ||
    wordsOf(text.split("\t")[0]!).length > 7
  )
    return null;
  const { kind, share } = announced(opinion);
  return share > 0.5 ? { kind, sure: 0.65 + 0.3 * share * opinion.heading } : null;
}

/** The weight of the classifier compared with the evidence of each paragraph. */
const weight = 1.1;
const least = 0.01;

/** Adds the classifier's result to the evidence: the logarithm of each section's probability. */
export function evidenceWithOpinion(evidence: Evidence, opinion: Opinion | undefined): Evidence {
  if (!opinion) return evidence;
  const result: Evidence = {};
  for (const kind of sectionKinds) {
    const likely = opinion.sections.get(kind) ?? 0;
    result[kind] = (evidence[kind] ?? 0) + weight * Math.log(Math.max(likely, least) / least);
  }
  // Evidence for skills in general counts for either kind.
  for (const kind of ["technicalSkills", "softSkills"] as const)
    result[kind] = Math.max(result[kind]!, (evidence[kind] ?? 0) + 0.8 * (result.skills ?? 0));
  return result;
}
