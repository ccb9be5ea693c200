import type { Evidence } from "@orbita/contract";

/** Of what is met and nobody insists on, so many are shown; one alone is not worth a fold. */
const shownMet = 2;

/** What decides is seen at once, in the post's order: what is asked for, and what is not met or not said. The rest is folded. */
export function foldEvidence(evidence: readonly Evidence[]): { shown: Evidence[]; folded: Evidence[] } {
  const shown: Evidence[] = [];
  const folded: Evidence[] = [];
  for (const one of evidence) {
    const met = shown.filter(({ verdict }) => verdict === "met").length;
    const tells = one.verdict !== "met" || one.requirement.mandatory || met < shownMet;
    (tells ? shown : folded).push(one);
  }
  return folded.length === 1 ? { shown: [...evidence], folded: [] } : { shown, folded };
}
