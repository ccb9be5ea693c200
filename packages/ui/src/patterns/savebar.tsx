import type { ReactNode } from "react";
import styles from "./savebar.module.css";

export interface SavebarProps {
  /** "3 unsaved changes". */
  children: ReactNode;
  /** Discard, save. */
  actions: ReactNode;
  label: string;
}

/** At the bottom while there are unsaved changes. */
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
