import type { ReactNode, Ref } from "react";
import { cx } from "../cx.ts";
import styles from "./marks.module.css";

export interface TextMark {
  /** Start and end of the marked part, as offsets in the text. */
  start: number;
  end: number;
  tone: "warning" | "danger";
}

/** Splits the text at its marks; drops marks that overlap an earlier one. */
function cut(text: string, marks: readonly TextMark[]): ReactNode[] {
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
  // A text area shows an empty last line after a final line break. The layer needs it too, so that both scroll alike.
  return [...parts, text.slice(at), "\n"];
}

interface MarksProps {
  text: string;
  marks: readonly TextMark[];
  ref: Ref<HTMLDivElement>;
}

/**
 * Draws marks under a text area. The layer has the same layout as the text area and shows only the marks. Their meaning must be
 * given as text elsewhere.
 */
export function Marks({ text, marks, ref }: MarksProps) {
  return (
    <div ref={ref} aria-hidden className={styles.marks}>
      {cut(text, marks)}
    </div>
  );
}
