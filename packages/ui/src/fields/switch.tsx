import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../cx.ts";
import styles from "./choice.module.css";

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "className" | "children" | "role">;

export interface SwitchProps extends NativeProps {
  label: ReactNode;
  /** Shows only the switch; the label must be a string and is its accessible name. */
  hideLabel?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

/** A switch for a setting that takes effect at once. */
export function Switch({ label, hideLabel, className, ...input }: SwitchProps) {
  return (
    <label className={cx(styles.check, hideLabel && styles.alone, className)}>
      <input
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says its state by itself
        role="switch"
        className={styles.switch}
        {...(hideLabel && typeof label === "string" && { "aria-label": label })}
      />
      {!hideLabel && <span className={styles.words}>{label}</span>}
    </label>
  );
}
