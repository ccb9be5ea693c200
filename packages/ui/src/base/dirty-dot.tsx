import styles from "./dirty-dot.module.css";

/** Beside what was changed and is not saved. Where nothing else says so, it has a name. */
export function DirtyDot({ label }: { label?: string | undefined }) {
  return (
    <span className={styles.dot} {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })} />
  );
}
