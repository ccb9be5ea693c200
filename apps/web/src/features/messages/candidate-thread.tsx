import { cx } from "@orbita/ui/cx.ts";
import { lazy, Suspense } from "react";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import styles from "./messages.module.css";

const Thread = lazy(() => import("./thread.tsx").then((all) => ({ default: all.Thread })));

/** In the candidate's drawer, beside what came with the application. */
export function CandidateThread({ id, className }: { id: string; className: string | undefined }) {
  const { id: spaceId } = useActingSpace();
  return (
    <div className={cx(className, styles.narrow)}>
      <Suspense>
        <Thread looker={{ spaceId }} id={id} />
      </Suspense>
    </div>
  );
}
