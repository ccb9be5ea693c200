import { lazy, Suspense, useState } from "react";
import { ActionDialogs } from "~/domain/interviews/action-dialogs.tsx";
import { findNeighbour, nextOpenOf, type ListedApplication } from "./neighbours.ts";
import type { ApplicationActions } from "~/domain/applications/use-application-actions.ts";
import type { PipelineNavigation } from "./use-place.tsx";

const CandidateDrawer = lazy(async () => {
  const { CandidateDrawer: Drawer } = await import("./candidate/candidate-drawer.tsx");
  return { default: Drawer };
});

type Props = { place: PipelineNavigation; acts: ApplicationActions; listed: readonly ListedApplication[] };

/**
 * The last list that contained the open application.
 * A decision removes the application from most lists, but the user must still be able to step to the next.
 */
function useOpenedList(id: string | undefined, now: readonly ListedApplication[]) {
  const [kept, setKept] = useState<{ id: string | undefined; list: readonly ListedApplication[] }>({ id, list: now });
  const isListed = now.some((one) => one.id === id);
  const key = (list: readonly ListedApplication[]) => list.map((one) => one.id).join();
  if ((isListed && key(now) !== key(kept.list)) || (id !== kept.id && isListed)) setKept({ id, list: now });
  return kept.list;
}

/** The drawer of the open application, and the dialogs of the actions. */
export function PipelineOverlays({ place, acts, listed }: Props) {
  const { candidate } = place.search;
  const lists = { opened: useOpenedList(candidate, listed), now: listed };
  const open = (id: string | undefined) => id && place.openCandidate(id);
  const hasNeighbour =
    candidate !== undefined && ([-1, 1] as const).some((by) => findNeighbour(candidate, by, lists) !== undefined);
  return (
    <>
      <Suspense fallback={null}>
        {candidate && (
          <CandidateDrawer
            id={candidate}
            onClose={() => place.openCandidate(undefined)}
            onStep={hasNeighbour ? (by) => open(findNeighbour(candidate, by, lists)) : undefined}
            onRejected={() => open(nextOpenOf(candidate, lists))}
          />
        )}
      </Suspense>
      <ActionDialogs acts={acts} />
    </>
  );
}
