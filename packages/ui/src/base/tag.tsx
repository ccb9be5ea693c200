import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./tag.module.css";

export interface TagProps {
  /** The colour; `danger` marks a problem. */
  tone?: "neutral" | "danger" | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A label for a fact, which is not clickable. */
export function Tag({ tone = "neutral", children, className }: TagProps) {
  return <span className={cx(styles.tag, tone === "danger" && styles.danger, className)}>{children}</span>;
}
