import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import styles from "./setting-row.module.css";

export interface SettingRowProps {
  icon?: IconShape | undefined;
  title: ReactNode;
  hint?: ReactNode;
  /** The control of the setting: a switch, a button or a select. */
  control: ReactNode;
  /** True if the control is a field: on phones it is below the text, as wide as the row. */
  stacks?: boolean | undefined;
}

/** A row for one setting: text at the start, a control at the end. */
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
