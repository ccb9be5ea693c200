import type { ReactNode } from "react";
import { cx } from "@orbita/ui/cx.ts";
import styles from "./operations.module.css";

export type FigureListItem = {
  key: string;
  term: ReactNode;
  value: ReactNode;
  tone?: "danger" | "warning" | undefined;
  strong?: boolean | undefined;
};

/** A list of labelled figures: labels at the start of the row, values at the end. */
export function FigureList({ items, className }: { items: readonly FigureListItem[]; className?: string | undefined }) {
  return (
    <dl className={cx(styles.figures, className)}>
      {items.map(({ key, term, value, tone, strong }) => (
        <div key={key} className={cx(strong && styles.strong)}>
          <dt>{term}</dt>
          <dd className={cx(tone && styles[tone])}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
