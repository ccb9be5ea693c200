import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./show.module.css";

export interface ShowProps {
  /** Phone is below 760 px; desktop is the rest. Both are in the page: keep it for small differences. */
  on: "phone" | "desktop";
  children: ReactNode;
  className?: string | undefined;
}

export function Show({ on, children, className }: ShowProps) {
  return <span className={cx(styles[on], className)}>{children}</span>;
}
