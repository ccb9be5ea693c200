import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./divider.module.css";

export interface DividerProps {
  /** Text in the middle of the line: "or". */
  children?: ReactNode;
  className?: string | undefined;
}

export function Divider({ children, className }: DividerProps) {
  if (!children) return <hr className={cx(styles.line, className)} />;
  return (
    <p className={cx(styles.words, className)}>
      <span>{children}</span>
    </p>
  );
}
