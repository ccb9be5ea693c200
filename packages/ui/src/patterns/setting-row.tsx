import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import styles from "./setting-row.module.css";

export interface SettingRowProps {
  icon?: IconShape | undefined;
  title: ReactNode;
  hint?: ReactNode;
  /** One control: a switch, a button, a select. */
  control: ReactNode;
  /** The control is a field: on phones it is below the text, as wide as the row. */
  stacks?: boolean | undefined;
}

/** Text at the start, one control at the end. */
export function SettingRow({ icon, title, hint, control, stacks }: SettingRowProps) {
  return (
    <div className={cx(styles.row, icon && styles.withIcon, stacks && styles.stacks)}>
      {icon && <Icon icon={icon} className={styles.icon} />}
      <div>
        <p className={styles.title}>{title}</p>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {control}
    </div>
  );
}
