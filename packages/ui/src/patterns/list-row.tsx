import type { ReactNode } from "react";
import { fillLink, type LinkElement } from "../base/slot.tsx";
import { cx } from "../cx.ts";
import styles from "./list-row.module.css";

export interface ListRowProps {
  link: LinkElement;
  selected?: boolean | undefined;
  /**
   * True if the page selected the row by default, to fill the detail pane. The row is not highlighted where that pane is hidden.
   */
  implied?: boolean | undefined;
  avatar?: ReactNode;
  title: ReactNode;
  /** The level of the row's heading in the page. */
  level?: 2 | 3 | undefined;
  meta?: ReactNode;
  /** A line of facts, such as pay and tags. */
  facts?: ReactNode;
  /** A line below the facts, about the entry and its reader. */
  note?: ReactNode;
  /** The start of the last line, such as a promise; `footEnd` is a label or time at its end. */
  foot?: ReactNode;
  footEnd?: ReactNode;
}

/** An entry of a list. Its title is the link and covers the whole row; the selected entry has a line at its start. */
export function ListRow({ link, selected, implied, avatar, title, level = 2, ...rest }: ListRowProps) {
  const { meta, facts, note, foot, footEnd } = rest;
  const Title = level === 2 ? "h2" : "h3";
  return (
    <div className={cx(styles.row, selected && styles.selected, implied && styles.implied)}>
      {avatar}
      <div className={styles.words}>
        <Title className={styles.title}>
          {fillLink(link, { className: styles.link, current: selected ? "true" : undefined, children: title })}
        </Title>
        {meta && <span className={styles.meta}>{meta}</span>}
        {facts && <span className={styles.facts}>{facts}</span>}
        {note}
        {(foot || footEnd) && (
          <div className={styles.foot}>
            <span>{foot}</span>
            <div className={styles.footEnd}>{footEnd}</div>
          </div>
        )}
      </div>
    </div>
  );
}
