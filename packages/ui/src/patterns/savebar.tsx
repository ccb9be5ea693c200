import type { ReactNode } from "react";
import styles from "./savebar.module.css";

export interface SavebarProps {
  /** The text of the bar: "3 unsaved changes". */
  children: ReactNode;
  /** The buttons to discard and to save. */
  actions: ReactNode;
  label: string;
}

/** A bar at the bottom that is shown while there are unsaved changes. */
export function Savebar({ children, actions, label }: SavebarProps) {
  return (
    <section aria-label={label} className={styles.bar}>
      <span aria-hidden="true" className={styles.dirty} />
      <p role="status" className={styles.words}>
        {children}
      </p>
      {actions}
    </section>
  );
}
