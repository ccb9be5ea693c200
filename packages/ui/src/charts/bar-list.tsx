import type { ReactNode } from "react";
import styles from "./charts.module.css";

export interface BarItem {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** At the end, quieter: "9.4%". */
  share?: ReactNode;
  /** The length of the bar as a share of 1; null for no bar. */
  part: number | null;
}

export interface BarListProps {
  /** Names the list. */
  label: string;
  items: readonly BarItem[];
}

/** One line per item, with its number as text and its bar below: the steps of a funnel, the time in each state. */
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
