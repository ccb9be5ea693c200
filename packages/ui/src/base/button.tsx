import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { OrbitLoader } from "./orbit-loader.tsx";
import { buttonClass, type ButtonStyle } from "./button-class.ts";
import styles from "./button.module.css";

export interface ButtonProps extends ButtonStyle, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  icon?: IconShape | undefined;
  iconEnd?: IconShape | undefined;
  /** True while the action is running: the button keeps its width and shows a busy state. */
  busy?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children?: ReactNode;
}

export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  busy,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={cx(buttonClass({ variant, size, block }), busy && styles.busy, className)}
    >
      {icon && <Icon icon={icon} size={size === "lg" ? "md" : "sm"} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} size="xs" />}
      {busy && (
        <span className={styles.loader}>
          <OrbitLoader size={16} />
        </span>
      )}
    </button>
  );
}
