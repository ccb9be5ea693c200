import { cx } from "../cx.ts";
import styles from "./button.module.css";

export type ButtonVariant = "primary" | "accent" | "outline" | "quiet" | "danger" | "dangerFill";
export type ButtonSize = "sm" | "md" | "lg" | "xl";

export interface ButtonStyle {
  /** Ink is the primary variant; use accent only for the one committing action of a page. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
}

/** The button's classes for an element that is not our button, such as a summary or a file label. */
export function buttonClass({ variant = "outline", size = "md", block }: ButtonStyle = {}): string {
  return cx(styles.button, styles[variant], size !== "md" && styles[size], block && styles.block);
}
