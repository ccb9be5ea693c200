import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./show.module.css";

export interface ShowProps {
  /** Phone is below 760 px; desktop is the rest. Both variants are in the DOM, so use it for small differences only. */
  on: "phone" | "desktop";
  children: ReactNode;
  className?: string | undefined;
}

export function Show({ on, children, className }: ShowProps) {
  return <span className={cx(styles[on], className)}>{children}</span>;
}
