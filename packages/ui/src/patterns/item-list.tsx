import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./item-list.module.css";

export interface ItemListProps {
  /** Each entry with the key of what it shows. */
  items: readonly { key: string; content: ReactNode }[];
  /** A rule in ink above the list: it opens a section. */
  ruled?: "ink" | "line" | "none" | undefined;
  label?: string | undefined;
  className?: string | undefined;
}

/** Entries with hairlines between them. */
export function ItemList({ items, ruled = "none", label, className }: ItemListProps) {
  return (
    <ul aria-label={label} className={cx(styles.list, ruled !== "none" && styles[ruled], className)}>
      {items.map((item) => (
        <li key={item.key}>{item.content}</li>
      ))}
    </ul>
  );
}
