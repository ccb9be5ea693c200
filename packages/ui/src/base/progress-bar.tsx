import { cx } from "../cx.ts";
import styles from "./progress-bar.module.css";

export interface ProgressBarProps {
  value: number;
  max: number;
  /** The accessible name of the counted quantity; the bar always needs text. */
  label: string;
  accent?: boolean | undefined;
  /** True if the bar shows a running task, not a quantity. */
  task?: boolean | undefined;
  className?: string | undefined;
}

export function ProgressBar({ value, max, label, accent, task, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role={task ? "progressbar" : "meter"}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={cx(styles.track, accent && styles.accent, className)}
    >
      <i style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
