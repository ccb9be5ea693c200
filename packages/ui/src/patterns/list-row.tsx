import type { ReactNode } from "react";
import { fillLink, type LinkElement } from "../base/slot.tsx";
import { cx } from "../cx.ts";
import styles from "./list-row.module.css";

export interface ListRowProps {
  link: LinkElement;
  selected?: boolean | undefined;
  avatar?: ReactNode;
  title: ReactNode;
  /** The heading's level in the page. */
  level?: 2 | 3 | undefined;
  meta?: ReactNode;
  /** A line of facts: pay, tags. */
  facts?: ReactNode;
  /** The last line: promise at the start, label or time at the end. */
  foot?: ReactNode;
  footEnd?: ReactNode;
}

/** One of a list, whole row a link, the chosen one with a rule at its start. */
export function ListRow({ link, selected, avatar, title, level = 2, meta, facts, foot, footEnd }: ListRowProps) {
  const Title = level === 2 ? "h2" : "h3";
  return fillLink(link, {
    className: cx(styles.row, selected && styles.selected),
    current: selected ? "true" : undefined,
    children: (
      <>
        {avatar}
        <div className={styles.words}>
          <Title className={styles.title}>{title}</Title>
          {meta && <span className={styles.meta}>{meta}</span>}
          {facts && <span className={styles.facts}>{facts}</span>}
          {(foot || footEnd) && (
            <span className={styles.foot}>
              <span>{foot}</span>
              <span className={styles.footEnd}>{footEnd}</span>
            </span>
          )}
        </div>
      </>
    ),
  });
}
