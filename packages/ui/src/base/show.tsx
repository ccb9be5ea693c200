import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./show.module.css";

export interface ShowProps {
  /**
   * The screens on which the content is visible: a phone is below 760 px, desktop is the rest. Hidden content is still in the DOM,
   * so use `Show` for small differences only.
   */
  on: "phone" | "desktop";
  children: ReactNode;
  className?: string | undefined;
}

export function Show({ on, children, className }: ShowProps) {
  return <span className={cx(styles[on], className)}>{children}</span>;
}
