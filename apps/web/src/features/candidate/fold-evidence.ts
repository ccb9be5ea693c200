import type { Evidence } from "@orbita/contract";

/** Up to this many met requirements are shown before optional ones are collapsed. A single collapsed row is shown instead. */
const shownMet = 2;

/**
 * Shows the requirements that matter for a decision, in the post's order: mandatory, not met or unknown. Collapses the others.
 */
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
