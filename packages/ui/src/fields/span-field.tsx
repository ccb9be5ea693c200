import type { CSSProperties } from "react";
import { cx } from "../cx.ts";
import styles from "./span-field.module.css";

export interface SpanFieldProps {
  /** Both ends of the range, the lower one first. */
  value: readonly [from: number, to: number];
  onChange: (value: [from: number, to: number]) => void;
  min: number;
  max: number;
  step?: number | undefined;
  /** The accessible names of the two ends; `words` gives the text that is read out for a value. */
  labels: readonly [from: string, to: string];
  words: (value: number) => string;
  className?: string | undefined;
}

/** A range on one line: two native sliders, of which neither can pass the other. */
export function SpanField({ value, onChange, min, max, step = 1, labels, words, className }: SpanFieldProps) {
  const [from, to] = value;
  const share = (at: number) => `${((at - min) / (max - min)) * 100}%`;
  const thumb = (end: 0 | 1) => (
    <input
      type="range"
      {...{ min, max, step }}
      value={value[end]}
      aria-label={labels[end]}
      aria-valuetext={words(value[end])}
      // Puts the lower handle on top in the upper half. Otherwise it could not be reached when both handles are at the far end.
      className={cx(styles.range, end === 0 && from > (min + max) / 2 && styles.above)}
      onChange={(event) => {
        const next = event.currentTarget.valueAsNumber;
        onChange(end === 0 ? [Math.min(next, to), to] : [from, Math.max(next, from)]);
      }}
    />
  );
  return (
    <div
      className={cx(styles.box, className)}
      style={{ "--span-from": share(from), "--span-to": share(to) } as CSSProperties}
    >
      {thumb(0)}
      {thumb(1)}
    </div>
  );
}
