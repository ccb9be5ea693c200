import type { ButtonHTMLAttributes, Ref } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-class.ts";
import styles from "./button.module.css";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children"> {
  icon: IconShape;
  /** The accessible name of the action. It also says what the dot means, such as a count. */
  label: string;
  variant?: ButtonVariant | undefined;
  size?: Exclude<ButtonSize, "xl"> | undefined;
  /** Shows an accent dot: something is new. The label must say so too. */
  dot?: boolean | undefined;
  flip?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function IconButton({
  icon,
  label,
  variant = "quiet",
  size = "md",
  dot,
  flip,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(buttonClass({ variant, size }), styles.icon, dot && styles.dot, className)}
    >
      <Icon icon={icon} size={size === "sm" ? "sm" : "md"} flip={flip} />
    </button>
  );
}
