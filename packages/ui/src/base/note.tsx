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
  /** A button or link at the far end of the note; on phones it wraps below. */
  action?: ReactNode;
  /** The ARIA role: `alert` interrupts, `status` waits. A note that is present from the start needs neither. */
  role?: "alert" | "status" | "note" | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A message about a lasting condition, inside the page. */
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
