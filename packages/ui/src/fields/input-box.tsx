import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import styles from "./input.module.css";

export type FieldSize = "sm" | "md" | "lg";

export interface InputBoxProps {
  icon?: IconShape | undefined;
  /** Fixed text inside the box, before the value: "/space/". */
  prefix?: ReactNode;
  /** A unit, a state or a button inside the box, at its end. */
  end?: ReactNode;
  size?: FieldSize | undefined;
  invalid?: boolean | undefined;
  locked?: boolean | undefined;
  area?: boolean | undefined;
  /** Makes the input fill the whole box, so that its dropdown is as wide as the box. */
  flush?: boolean | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** Focuses the input after a press on the icon, the unit or the padding, as in a native field. */
function focusInput(event: MouseEvent<HTMLDivElement>) {
  if (event.target instanceof Element && event.target.closest("input, textarea, select, button, a")) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("input, textarea, select")?.focus();
}

/** The visible box around an input. It shows the focus ring of the input inside. */
export function InputBox({
  icon,
  prefix,
  end,
  size = "md",
  invalid,
  locked,
  area,
  flush,
  style,
  children,
}: InputBoxProps) {
  return (
    <div
      className={cx(
        styles.box,
        size !== "md" && styles[size],
        invalid && styles.invalid,
        locked && styles.locked,
        area && styles.area,
        flush && cx(styles.flush, icon && styles.flushIcon),
      )}
      style={style}
      // The handler is for the mouse only, because the keyboard reaches the input itself.
      role="presentation"
      onMouseDown={focusInput}
    >
      {icon && <Icon icon={icon} size="sm" className={styles.icon} />}
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      {children}
      {end && <span className={styles.end}>{end}</span>}
    </div>
  );
}
