import type { ReactNode } from "react";
import { Heading } from "../base/heading.tsx";
import styles from "./notification-panel.module.css";

export interface NotificationEntry {
  id: string;
  avatar: ReactNode;
  /** What happened, with who in `b`. */
  title: ReactNode;
  detail?: ReactNode;
  time: ReactNode;
  /** The word for new, read with the dot. */
  unreadLabel?: string | undefined;
}

export interface NotificationPanelProps {
  title: ReactNode;
  /** "Mark all read". */
  action?: ReactNode;
  entries: readonly NotificationEntry[];
  /** What to say when there is nothing. */
  empty: ReactNode;
}

export function NotificationPanel({ title, action, entries, empty }: NotificationPanelProps) {
  return (
    <section>
      <header className={styles.head}>
        <Heading level={2} size="xs">
          {title}
        </Heading>
        {action}
      </header>
      {entries.length === 0 ? (
        <div className={styles.empty}>{empty}</div>
      ) : (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.avatar}
              <p className={styles.words}>
                {entry.title}
                {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
              </p>
              <span className={styles.end}>
                <span>{entry.time}</span>
                {entry.unreadLabel && <i role="img" aria-label={entry.unreadLabel} className={styles.dot} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
