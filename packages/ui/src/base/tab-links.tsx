import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { fillLink, type LinkElement } from "./slot.tsx";
import styles from "./tab-links.module.css";

export interface TabLink {
  id: string;
  label: ReactNode;
  count?: ReactNode;
  link: LinkElement;
  current?: boolean | undefined;
}

export interface TabLinksProps {
  items: readonly TabLink[];
  label: string;
  className?: string | undefined;
}

/** Links to several views of one list, each with its own URL. */
export function TabLinks({ items, label, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={cx(styles.tabs, className)}>
      {items.map((item) => (
        <span key={item.id}>
          {fillLink(item.link, {
            className: styles.tab,
            current: item.current ? "page" : undefined,
            children: (
              <>
                {item.label}
                {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
              </>
            ),
          })}
        </span>
      ))}
    </nav>
  );
}
