import type { ReactNode } from "react";
import styles from "./setting-row.module.css";

export interface SettingRowProps {
  title: ReactNode;
  hint?: ReactNode;
  /** One control: a switch, a button, a select. */
  control: ReactNode;
}

/** Words left, one control right. */
export function SettingRow({ title, hint, control }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.title}>{title}</p>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {control}
    </div>
  );
}
