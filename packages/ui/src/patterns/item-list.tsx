import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./item-list.module.css";

export interface ItemListProps {
  /** The entries, each with a key for React. */
  items: readonly { key: string; content: ReactNode }[];
  /** The style of the line above the list: `ink` draws a dark line, for a list that opens a section. */
  ruled?: "ink" | "line" | "none" | undefined;
  label?: string | undefined;
  className?: string | undefined;
}

/** A list of entries with thin lines between them. */
export function ItemList({ items, ruled = "none", label, className }: ItemListProps) {
  return (
    <ul aria-label={label} className={cx(styles.list, ruled !== "none" && styles[ruled], className)}>
      {items.map((item) => (
        <li key={item.key}>{item.content}</li>
      ))}
    </ul>
  );
}
