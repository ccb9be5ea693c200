import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./item-list.module.css";

export interface ItemListProps {
  /** Each entry with the key of its content. */
  items: readonly { key: string; content: ReactNode }[];
  /** `ink` draws a dark line above the list: it opens a section. */
  ruled?: "ink" | "line" | "none" | undefined;
  label?: string | undefined;
  className?: string | undefined;
}

/** Entries with thin lines between them. */
export function ItemList({ items, ruled = "none", label, className }: ItemListProps) {
  return (
    <ul aria-label={label} className={cx(styles.list, ruled !== "none" && styles[ruled], className)}>
      {items.map((item) => (
        <li key={item.key}>{item.content}</li>
      ))}
    </ul>
  );
}
