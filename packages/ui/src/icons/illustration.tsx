import { drawings, type Drawing } from "./drawings.tsx";
import styles from "./illustration.module.css";

export interface IllustrationProps {
  name: Drawing;
}

/** Decoration: the words below it say what happened. */
export function Illustration({ name }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={styles.illustration}
    >
      {drawings[name]}
    </svg>
  );
}
