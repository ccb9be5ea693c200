import styles from "./dirty-dot.module.css";

/** Marks a changed, unsaved control. It has an accessible name where no other text says so. */
export function DirtyDot({ label }: { label?: string | undefined }) {
  return (
    <span className={styles.dot} {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })} />
  );
}
