import { cutAround } from "./differences.ts";
import styles from "./differences.module.css";

/** Characters shown on each side of the difference; the rest of a long text is cut. */
const aroundLength = 60;

/** Highlights the part of a text that differs from the other text. */
export function DifferentWords({ text, other }: { text: string; other: string }) {
  const [head, own, tail] = cutAround(text, other);
  const before = head.length > aroundLength ? `…${head.slice(-aroundLength)}` : head;
  const after = tail.length > aroundLength ? `${tail.slice(0, aroundLength)}…` : tail;
  return (
    <span className={styles.words}>
      {before}
      {own && <mark>{own}</mark>}
      {after}
    </span>
  );
}
