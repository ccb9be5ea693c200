import type { ReactNode } from "react";
import { OrbitLoader } from "../base/orbit-loader.tsx";
import { Skeleton } from "../base/skeleton.tsx";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import { useDelayed } from "../hooks/use-delayed.ts";
import styles from "./loading-list.module.css";

export interface LoadingListProps {
  /** The text for screen readers: "Loading". */
  label: string;
  rows?: number | undefined;
  /** The shape of the placeholders: round for lists of people, none for tables. */
  shape?: "square" | "round" | "none" | undefined;
}

/** The placeholder of a list that loads: empty for 200 ms, then a skeleton. */
export function LoadingList({ label, rows = 4, shape = "square" }: LoadingListProps) {
  const late = useDelayed(true, 200);
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {late &&
        Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.row}>
            {shape !== "none" && <Skeleton width={40} height={40} radius={shape === "round" ? "50%" : 10} />}
            <div className={styles.lines}>
              <Skeleton width="78%" />
              <Skeleton width="52%" />
            </div>
          </div>
        ))}
    </div>
  );
}

export interface LoadingNoteProps {
  children: ReactNode;
}

/** The placeholder for a short wait without a skeleton: empty for 400 ms, then the orbit loader. */
function LoadingNote({ children }: LoadingNoteProps) {
  const late = useDelayed(true, 400);
  return (
    <div role="status" className={styles.note}>
      {late ? (
        <>
          <OrbitLoader />
          {children}
        </>
      ) : (
        <VisuallyHidden>{children}</VisuallyHidden>
      )}
    </div>
  );
}
LoadingList.Note = LoadingNote;
