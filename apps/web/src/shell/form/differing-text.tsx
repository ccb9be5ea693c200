import styles from "./differing-text.module.css";

/** Splits a text by its difference from another: common start, own part, common end. Compares by words. */
export function cutAround(text: string, other: string): readonly [head: string, own: string, tail: string] {
  const words = text.split(/(?<=\s)/);
  const others = other.split(/(?<=\s)/);
  const shortest = Math.min(words.length, others.length);
  let head = 0;
  while (head < shortest && words[head] === others[head]) head++;
  let tail = 0;
  while (tail < shortest - head && words.at(-1 - tail) === others.at(-1 - tail)) tail++;
  const end = words.length - tail;
  return [words.slice(0, head).join(""), words.slice(head, end).join(""), words.slice(end).join("")];
}

/** Characters shown on each side of the difference; the rest of a long text is cut. */
const aroundLength = 60;

/** Highlights the part of a text that differs from the other text. */
export function DifferingText({ text, other }: { text: string; other: string }) {
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
