import { cx } from "../cx.ts";
import styles from "./day-bars.module.css";

export interface DayBarsProps {
  /** The current day of the reply promise: day 8 of 7 is one day late. */
  day: number;
  of: number;
  /** The same information as text: "day 8 of 7". */
  label: string;
}

/** The largest number of bars. More would be too thin to see, so longer promises are drawn to scale. */
const most = 14;
const mostOver = 3;

/**
 * A reply promise in days, drawn as one bar per day. Bars past the promise are in the danger colour. Always put text beside them.
 */
export function DayBars({ day, of, label }: DayBarsProps) {
  const bars = Math.min(of, most);
  const gone = Math.min(bars, Math.round((day / of) * bars));
  const over = Math.min(mostOver, Math.max(0, day - of));
  return (
    <span role="img" aria-label={label} className={styles.bars}>
      {Array.from({ length: bars }, (_, index) => (
        <i key={index} className={cx(index < gone && (day >= of ? styles.last : styles.gone))} />
      ))}
      {Array.from({ length: over }, (_, index) => (
        <i key={bars + index} className={styles.over} />
      ))}
    </span>
  );
}
