import type { CSSProperties, ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import styles from "./input.module.css";

export type FieldSize = "sm" | "md" | "lg";

export interface InputBoxProps {
  icon?: IconShape | undefined;
  /** Fixed words inside, before the value: "/space/". */
  prefix?: ReactNode;
  /** Inside, at the end: a unit, a state, a button. */
  end?: ReactNode;
  size?: FieldSize | undefined;
  invalid?: boolean | undefined;
  locked?: boolean | undefined;
  area?: boolean | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** The drawn box. It takes the focus ring of the input inside, and a click anywhere on it goes to the input. */
export function InputBox({ icon, prefix, end, size = "md", invalid, locked, area, style, children }: InputBoxProps) {
  return (
    <div
      className={cx(
        styles.box,
        size !== "md" && styles[size],
        invalid && styles.invalid,
        locked && styles.locked,
        area && styles.area,
      )}
      style={style}
    >
      {icon && <Icon icon={icon} size="sm" className={styles.icon} />}
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      {children}
      {end && <span className={styles.end}>{end}</span>}
    </div>
  );
}
