import { lazy, Suspense } from "react";
import { useActingSpace } from "~/shell/session/acting-space.tsx";

const Thread = lazy(() => import("./thread.tsx").then((all) => ({ default: all.Thread })));

/** In the candidate's drawer, beside what came with the application. */
export function CandidateThread({ id, className }: { id: string; className: string | undefined }) {
  const { id: spaceId } = useActingSpace();
  return (
    <div className={className}>
      <Suspense>
        <Thread looker={{ spaceId }} id={id} />
      </Suspense>
    </div>
  );
}
