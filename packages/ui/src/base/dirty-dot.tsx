import styles from "./dirty-dot.module.css";

/** Marks a control with unsaved changes. Give it a label where no other text says so. */
export function DirtyDot({ label }: { label?: string | undefined }) {
  return (
    <span className={styles.dot} {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })} />
  );
}
