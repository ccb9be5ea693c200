import { cx } from "@orbita/ui/cx.ts";
import { lazy, Suspense } from "react";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import styles from "./messages.module.css";

const Thread = lazy(() => import("./thread.tsx").then((all) => ({ default: all.Thread })));

/** The message thread in the candidate's drawer. */
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
