import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./timeline.module.css";

export interface TimelineProps {
  items: readonly {
    key: string;
    title: ReactNode;
    details?: ReactNode;
    /** The time as text, and as an ISO time. Future items may have neither. */
    time?: string | undefined;
    at?: string | undefined;
    state?: "now" | "done" | "next" | undefined;
  }[];
  label?: string | undefined;
}

/** A list of events in order. The filled accent dot marks now, a ring the future. */
export function Timeline({ items, label }: TimelineProps) {
  return (
    <ol aria-label={label} className={styles.list}>
      {items.map(({ key, title, details, time, at, state = "done" }) => (
        <li key={key} className={cx(styles.item, styles[state])}>
          <p className={styles.title}>{title}</p>
          {details && <div className={styles.details}>{details}</div>}
          {time && (
            <time dateTime={at} className={styles.time}>
              {time}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
