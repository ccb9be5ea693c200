import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import styles from "./note.module.css";

export type NoteTone = "neutral" | "info" | "positive" | "warning" | "danger";

const icons: Record<NoteTone, IconShape> = {
  neutral: IconInfoCircle,
  info: IconInfoCircle,
  positive: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
};

export interface NoteProps {
  tone?: NoteTone | undefined;
  icon?: IconShape | undefined;
  title?: ReactNode;
  /** At the far end; wraps below on phones. */
  action?: ReactNode;
  /** `alert` interrupts, `status` waits; a note that is present from the start needs neither. */
  role?: "alert" | "status" | "note" | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A lasting condition, in the page. */
export function Note({ tone = "neutral", icon, title, action, role, className, children }: NoteProps) {
  return (
    <div role={role} className={cx(styles.note, tone !== "neutral" && styles[tone], className)}>
      <Icon icon={icon ?? icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
