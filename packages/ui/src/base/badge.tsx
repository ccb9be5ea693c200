import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./badge.module.css";

export type BadgeTone = "neutral" | "positive" | "warning" | "danger" | "info" | "accent";

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  /** The shape of the dot: `ring` means that the state is not begun; `none` is for counts and "new". */
  dot?: "solid" | "ring" | "none" | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A small label that shows a state, with a dot. */
export function Badge({ tone = "neutral", dot = "solid", children, className }: BadgeProps) {
  return (
    <span className={cx(styles.badge, tone !== "neutral" && styles[tone], dot !== "solid" && styles[dot], className)}>
      {children}
    </span>
  );
}
