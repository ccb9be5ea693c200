import type { ReactNode } from "react";
import { fillLink, type LinkElement } from "../base/slot.tsx";
import styles from "./notification-list.module.css";

export interface NotificationEntry {
  id: string;
  avatar: ReactNode;
  /** The text of the notification, with the person's name in `b`. */
  title: ReactNode;
  detail?: ReactNode;
  time: ReactNode;
  /** The text for "new", which screen readers get in place of the dot. */
  unreadLabel?: string | undefined;
  /** The page that the notification is about; the whole row is the link. */
  link?: LinkElement | undefined;
  onSelect?: (() => void) | undefined;
}

export interface NotificationListProps {
  /** The heading of the list: "Today". */
  label: string;
  entries: readonly NotificationEntry[];
}

export function NotificationList({ label, entries }: NotificationListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.avatar}
          <div className={styles.words}>
            <p>
              {entry.link
                ? fillLink(entry.link, { className: styles.link, onClick: entry.onSelect, children: entry.title })
                : entry.title}
            </p>
            {entry.detail && <p className={styles.detail}>{entry.detail}</p>}
          </div>
          <span className={styles.end}>
            {entry.time}
            {entry.unreadLabel && <i role="img" aria-label={entry.unreadLabel} className={styles.dot} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
