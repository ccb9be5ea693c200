import { Meta } from "@orbita/ui/base/meta.tsx";
import type { ReactNode } from "react";
import styles from "./unseen-row.module.css";

type Props = { mark: ReactNode; name: string; facts: readonly ReactNode[]; undo: ReactNode };

/** Somebody whom one does not see, or who does not see one: who, since when, and the way back. */
export function UnseenRow({ mark, name, facts, undo }: Props) {
  return (
    <div className={styles.row}>
      {mark}
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <Meta items={facts} />
      </div>
      {undo}
    </div>
  );
}
