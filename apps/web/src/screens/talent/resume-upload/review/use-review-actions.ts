import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Decision, Decisions } from "@orbita/contract";
import type { Proposal } from "@orbita/contract/resume-uploads/proposal";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useNavigate } from "@tanstack/react-router";
import { isOpen, isSure } from "~/domain/resume-uploads/proposal-state.ts";
import type { DecisionChanges } from "./use-decisions.ts";

type ReviewActionsOptions = {
  proposals: readonly Proposal[];
  decisions: Decisions;
  decide: (changes: DecisionChanges) => void;
  save: () => Promise<boolean>;
};

/** The actions for the whole review: accept all high-confidence proposals, and continue later. */
export function useReviewActions({ proposals, decisions, decide, save }: ReviewActionsOptions) {
  const { t } = useLingui();
  const navigate = useNavigate();
  function acceptSure(): void {
    const sure = proposals
      .filter((proposal) => isSure(proposal) && isOpen(proposal, decisions))
      .map(({ path }) => path);
    const all = (decision: Decision | null) => Object.fromEntries(sure.map((path) => [path, decision]));
    decide(all({ kind: "accept" }));
    showToast({
      message: t`${plural(sure.length, { one: "# field accepted", other: "# fields accepted" })}`,
      action: { label: t`Undo`, run: () => decide(all(null)) },
    });
  }
  async function later(): Promise<void> {
    // Does not leave the review if the decisions could not be saved; the page shows the error.
    if (!(await save())) return;
    showToast({ message: t`Decisions saved. You can continue whenever you like.` });
    await navigate({ to: "/resume/upload" });
  }
  return { acceptSure, later: () => void later() };
}
