import { Meta } from "@orbita/ui/base/meta.tsx";
import type { ReactNode } from "react";
import styles from "./unseen-row.module.css";

type Props = { mark: ReactNode; name: string; facts: readonly ReactNode[]; undo: ReactNode };

/** A muted, blocked or excluded person or Space, with the date and an undo. */
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
