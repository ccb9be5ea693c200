import { lazy, Suspense } from "react";
import type { Acts } from "./use-acts.ts";
import type { Place } from "./use-place.tsx";

const CandidateDrawer = lazy(async () => {
  const { CandidateDrawer: Drawer } = await import("~/features/candidate/candidate-drawer.tsx");
  return { default: Drawer };
});
const RejectDialog = lazy(async () => {
  const { RejectDialog: Dialog } = await import("~/features/candidate/reject-dialog.tsx");
  return { default: Dialog };
});

type Props = { place: Place; acts: Acts; ids: readonly string[] };

/** Who is looked at, and a rejection that is being written. */
export function PipelineOverlays({ place, acts, ids }: Props) {
  const { candidate } = place.search;
  const at = candidate ? ids.indexOf(candidate) : -1;
  const step = (by: -1 | 1) => {
    const next = ids[at + by];
    if (next) place.openCandidate(next);
  };
  return (
    <Suspense fallback={null}>
      {candidate && (
        <CandidateDrawer
          id={candidate}
          onClose={() => place.openCandidate(undefined)}
          onStep={at >= 0 && ids.length > 1 ? step : undefined}
        />
      )}
      {acts.rejecting && (
        <RejectDialog
          applications={[...acts.rejecting]}
          onDone={(done) => acts.endRejecting(done)}
          onClose={() => acts.endRejecting()}
        />
      )}
    </Suspense>
  );
}
