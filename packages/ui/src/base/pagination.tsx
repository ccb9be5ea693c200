import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import { pageWindow } from "./page-window.ts";
import { fillLink, type LinkElement } from "./slot.tsx";
import styles from "./pagination.module.css";

export interface PaginationProps {
  /** From 0, as in the address. */
  page: number;
  pageCount: number;
  linkTo: (page: number) => LinkElement;
  labels: { nav: string; previous: string; next: string; page: (humanPage: number) => string };
  /** "1–11 of 47", and the choice of the size where there is one. */
  summary?: ReactNode;
  className?: string | undefined;
}

/** Pages are links: they open in another tab and work before any script. */
export function Pagination({ page, pageCount, linkTo, labels, summary, className }: PaginationProps) {
  const step = (to: number, shape: typeof IconChevronLeft, label: string) =>
    to >= 0 && to < pageCount ? (
      fillLink(linkTo(to), { className: styles.page, label, children: <Icon icon={shape} size="sm" flip /> })
    ) : (
      <span className={cx(styles.page, styles.off)} aria-hidden="true">
        <Icon icon={shape} size="sm" flip />
      </span>
    );
  return (
    <nav aria-label={labels.nav} className={cx(styles.pager, className)}>
      {pageCount > 1 && step(page - 1, IconChevronLeft, labels.previous)}
      <ol className={styles.pages}>
        {pageWindow(page, pageCount).map((entry, index) => (
          <li key={index}>
            {entry === "gap" ? (
              <span className={styles.gap}>…</span>
            ) : (
              fillLink(linkTo(entry), {
                className: styles.page,
                current: entry === page ? "page" : undefined,
                label: labels.page(entry + 1),
                children: entry + 1,
              })
            )}
          </li>
        ))}
      </ol>
      {pageCount > 1 && step(page + 1, IconChevronRight, labels.next)}
      {summary && <span className={styles.summary}>{summary}</span>}
    </nav>
  );
}
