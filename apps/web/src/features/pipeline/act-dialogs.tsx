import { lazy, Suspense } from "react";
import type { Acts } from "./use-acts.ts";

const RejectDialog = lazy(async () => {
  const { RejectDialog: Dialog } = await import("~/features/candidate/reject-dialog.tsx");
  return { default: Dialog };
});
const StageDialog = lazy(async () => {
  const { StageDialog: Dialog } = await import("~/features/candidate/stage-dialog.tsx");
  return { default: Dialog };
});

/** The dialogs of `useActs`: a rejection being written, and a move that must be confirmed first. */
export function ActDialogs({ acts }: { acts: Acts }) {
  return (
    <Suspense fallback={null}>
      {acts.rejecting && (
        <RejectDialog
          applications={[...acts.rejecting]}
          onDone={(done) => acts.endRejecting(done)}
          onClose={() => acts.endRejecting()}
        />
      )}
      {acts.confirming && (
        <StageDialog
          applications={acts.confirming.cards}
          to={acts.confirming.to}
          onMoved={acts.claim}
          onClose={acts.endConfirming}
        />
      )}
    </Suspense>
  );
}
