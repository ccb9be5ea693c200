import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./tag.module.css";

export interface TagProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A fact, not clickable. */
export function Tag({ children, className }: TagProps) {
  return <span className={cx(styles.tag, className)}>{children}</span>;
}
