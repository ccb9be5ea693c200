import type { ReactNode, Ref } from "react";
import { cx } from "../cx.ts";
import styles from "./marks.module.css";

export interface Mark {
  /** Offsets in the text. */
  start: number;
  end: number;
  tone: "warning" | "danger";
}

/** The text cut at its marks; what overlaps an earlier mark is left out. */
function cut(text: string, marks: readonly Mark[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, tone } of marks.toSorted((one, other) => one.start - other.start)) {
    if (start < at || end <= start || end > text.length) continue;
    parts.push(
      text.slice(at, start),
      <mark key={start} className={cx(styles.mark, styles[tone])}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  // A last empty line is drawn by a text area, and must be here too for the two to scroll alike.
  return [...parts, text.slice(at), "\n"];
}

interface MarksProps {
  text: string;
  marks: readonly Mark[];
  ref: Ref<HTMLDivElement>;
}

/** Lies under a text area, letter on letter, and draws only the marks. What they mean is said in words elsewhere. */
export function Marks({ text, marks, ref }: MarksProps) {
  return (
    <div ref={ref} aria-hidden className={styles.marks}>
      {cut(text, marks)}
    </div>
  );
}
