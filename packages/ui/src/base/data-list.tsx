import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./data-list.module.css";

export interface DataListProps {
  items: readonly { term: ReactNode; value: ReactNode }[];
  className?: string | undefined;
}

/** A list of terms on the left and values on the right. */
export function DataList({ items, className }: DataListProps) {
  return (
    <dl className={cx(styles.list, className)}>
      {items.map((item, index) => (
        <div key={index}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
