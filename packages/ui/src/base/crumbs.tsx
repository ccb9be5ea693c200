import type { ReactNode } from "react";
import { fillLink, type LinkElement } from "./slot.tsx";
import styles from "./crumbs.module.css";

export interface BreadcrumbItem {
  label: ReactNode;
  /** The target; absent for the last crumb, which is the current page. */
  link?: LinkElement | undefined;
}

export interface CrumbsProps {
  items: readonly BreadcrumbItem[];
  /** The accessible name of the navigation: "Breadcrumb". */
  label: string;
}

export function Crumbs({ items, label }: CrumbsProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={index}>
            {item.link ? (
              fillLink(item.link, { className: styles.link, children: item.label })
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
