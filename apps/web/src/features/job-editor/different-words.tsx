import { cutAround } from "./differences.ts";
import styles from "./differences.module.css";

/** Long texts are cut to what is around the difference. */
const aroundLength = 60;

/** A text, with what is not in the other one marked. */
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
