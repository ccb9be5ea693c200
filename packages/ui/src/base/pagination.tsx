import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import { fillLink, type LinkElement } from "./slot.tsx";
import styles from "./pagination.module.css";

/** The page numbers to show: all up to seven, else both ends and the neighbours of the current page. Pages count from 0. */
export function pageWindow(page: number, pageCount: number): (number | "gap")[] {
  if (pageCount <= 7) return Array.from({ length: Math.max(pageCount, 1) }, (_, index) => index);
  const last = pageCount - 1;
  const wanted = new Set([0, last, page - 1, page, page + 1]);
  if (page <= 3) [1, 2, 3, 4].forEach((near) => wanted.add(near));
  if (page >= last - 3) [1, 2, 3, 4].forEach((near) => wanted.add(last - near));
  const shown = [...wanted].filter((entry) => entry >= 0 && entry <= last).toSorted((a, b) => a - b);
  return shown.flatMap((entry, index) => {
    const before = shown[index - 1];
    return before !== undefined && entry - before > 1 ? (["gap", entry] as const) : [entry];
  });
}

export interface PageSizeOptions {
  label: string;
  options: readonly number[];
  current: number;
  linkTo: (size: number) => LinkElement;
}

export interface PaginationProps {
  /** The current page, from 0, as in the URL. */
  page: number;
  pageCount: number;
  linkTo: (page: number) => LinkElement;
  labels: { nav: string; previous: string; next: string; page: (humanPage: number) => string };
  /** The range of rows on this page, such as "1–11 of 47". */
  summary?: ReactNode;
  /** Links to choose the number of rows per page. `label` is written before them: "Per page". */
  sizes?: PageSizeOptions | undefined;
  className?: string | undefined;
}

/** Links to the pages of a list. Because they are links, they open in another tab and work before scripts run. */
export function Pagination({ page, pageCount, linkTo, labels, summary, sizes, className }: PaginationProps) {
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
      {(summary || sizes) && (
        <span className={styles.summary}>
          {summary}
          {sizes && <Sizes {...sizes} />}
        </span>
      )}
    </nav>
  );
}

function Sizes({ label, options, current, linkTo }: PageSizeOptions) {
  return (
    <span role="group" aria-label={label} className={styles.sizes}>
      <span aria-hidden="true">{label}</span>
      {options.map((size) => (
        <span key={size}>
          {fillLink(linkTo(size), {
            className: styles.size,
            current: size === current ? "true" : undefined,
            label: `${label} ${size}`,
            children: size,
          })}
        </span>
      ))}
    </span>
  );
}
