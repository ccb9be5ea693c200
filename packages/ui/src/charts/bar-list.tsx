import type { ReactNode } from "react";
import styles from "./charts.module.css";

export interface BarItem {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** A second number at the end of the line, in quieter type: "9.4%". */
  share?: ReactNode;
  /** The length of the bar as a share of 1; null draws no bar. */
  part: number | null;
}

export interface BarListProps {
  /** The accessible name of the list. */
  label: string;
  items: readonly BarItem[];
}

/** A list with one line per item: its number as text and a bar below. For the steps of a funnel, or the time in each state. */
export function BarList({ label, items }: BarListProps) {
  return (
    <ol aria-label={label} className={styles.bars}>
      {items.map(({ id, label: name, value, share, part }) => (
        <li key={id}>
          <p className={styles.words}>
            <span className={styles.label}>{name}</span>
            <span className={styles.value}>{value}</span>
            {share !== undefined && <span className={styles.share}>{share}</span>}
          </p>
          <div className={styles.track} aria-hidden="true">
            {part !== null && part > 0 && <i style={{ inlineSize: `${Math.min(1, part) * 100}%` }} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
