import type { Evidence } from "@orbita/contract";

/** Optional met requirements are collapsed once this many met ones are visible. A single row is not collapsed. */
const shownMet = 2;

/** Shows mandatory requirements and all that are not met, in the post's order. Collapses the other met ones beyond `shownMet`. */
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
