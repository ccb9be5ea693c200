import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./figures.module.css";

export interface FigureItem {
  id: string;
  value: ReactNode;
  /** The label of the figure, which names what is counted. */
  term: ReactNode;
  /** Small text that explains the figure's current value. */
  note?: ReactNode;
  tone?: "positive" | "warning" | "danger" | undefined;
  /** True if the figure is left out on phones. */
  minor?: boolean | undefined;
}

export interface FiguresProps {
  figures: readonly FigureItem[];
}

/** The key figures of a page, between lines. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, value, term, note, tone, minor }) => (
        <div key={id} className={cx(minor && styles.minor)}>
          <dt>
            {term}
            {note && <span className={cx(styles.note, tone && styles[tone])}>{note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
