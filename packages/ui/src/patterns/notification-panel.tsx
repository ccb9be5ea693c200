import type { ReactNode } from "react";
import { Heading } from "../base/heading.tsx";
import styles from "./notification-panel.module.css";

export interface NotificationPanelProps {
  title: ReactNode;
  /** The button "Mark all read". */
  action?: ReactNode;
  /** Links below the list, to all notifications and to the settings. */
  foot?: ReactNode;
  /** The `NotificationList`, or a text that says why it is empty. */
  children: ReactNode;
}

/** The content of the notification panel. */
export function NotificationPanel({ title, action, foot, children }: NotificationPanelProps) {
  return (
    <section>
      <header className={styles.head}>
        <Heading level={2} size="xs">
          {title}
        </Heading>
        {action}
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </section>
  );
}
