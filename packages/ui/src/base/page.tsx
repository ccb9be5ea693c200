import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./page.module.css";

export interface PageProps {
  /** The HTML element of the container: `main` once per page, `div` inside it. */
  as?: "main" | "div" | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A container with the width of a reading page: 1280 px of content, aligned with the top bar. */
export function Page({ as: Tag = "div", id = Tag === "main" ? "main" : undefined, className, children }: PageProps) {
  return (
    <Tag id={id} className={cx(styles.page, className)} {...(Tag === "main" && { tabIndex: -1 })}>
      {children}
    </Tag>
  );
}
