import { checkBelow, guessBelow, isAsked, type Proposal } from "@orbita/contract/resume-uploads/proposal";
import type { Decision, Decisions } from "@orbita/contract";
import type { ParsedDocument } from "@orbita/contract/resume-uploads/reading";

/** The number of bars that represent the confidence of a proposed value. */
export const countConfidenceBars = (confidence: number): 1 | 2 | 3 =>
  confidence >= checkBelow ? 3 : confidence >= guessBelow ? 2 : 1;

export const isAccepted = (decision: Decision | undefined): boolean =>
  decision?.kind === "accept" || decision?.kind === "edit" || decision?.kind === "place";

export const isOpen = (proposal: Proposal, decisions: Decisions): boolean =>
  isAsked(proposal) && decisions[proposal.path] === undefined;
/** True for a high-confidence value that overwrites nothing in the profile. The user can accept all such proposals at once. */
export const isSure = ({ state, confidence }: Proposal): boolean => state === "new" && confidence >= checkBelow;
export const needsReview = ({ confidence }: Proposal): boolean => confidence < checkBelow;

export type ProposalCounts = {
  proposed: number;
  accepted: number;
  placed: number;
  toLookAt: number;
  unplaced: number;
  open: number;
  sure: number;
};

export function countProposals(
  proposals: readonly Proposal[],
  { unplaced }: ParsedDocument,
  decisions: Decisions,
): ProposalCounts {
  const asked = proposals.filter(isAsked);
  const open = asked.filter((proposal) => isOpen(proposal, decisions));
  return {
    proposed: asked.length,
    accepted: asked.filter(({ path }) => isAccepted(decisions[path])).length,
    placed: unplaced.filter((_, index) => isAccepted(decisions[`unplaced.${index}`])).length,
    toLookAt: open.filter(needsReview).length,
    unplaced: unplaced.filter((_, index) => decisions[`unplaced.${index}`] === undefined).length,
    open: open.length,
    sure: open.filter(isSure).length,
  };
}

/** The proposals that a bulk decision covers: those that are undecided and overwrite nothing in the profile. */
export const listOpenNew = (proposals: readonly Proposal[], decisions: Decisions): Proposal[] =>
  proposals.filter((proposal) => proposal.state === "new" && isOpen(proposal, decisions));
