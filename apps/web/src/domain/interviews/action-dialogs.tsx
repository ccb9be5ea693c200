import { lazy, Suspense } from "react";
import type { ApplicationActions } from "~/domain/applications/use-application-actions.ts";

const RejectDialog = lazy(async () => {
  const { RejectDialog: Dialog } = await import("~/domain/applications/reject-dialog.tsx");
  return { default: Dialog };
});
const StageDialog = lazy(async () => {
  const { StageDialog: Dialog } = await import("./stage-dialog.tsx");
  return { default: Dialog };
});

/** The dialogs that `useApplicationActions` opens: a rejection being written, and a move that must be confirmed first. */
export function ActionDialogs({ acts }: { acts: ApplicationActions }) {
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
