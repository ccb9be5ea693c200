import type { ReactNode, Ref } from "react";
import { cx } from "../cx.ts";
import styles from "./type.module.css";

export type DisplaySize = "xs" | "sm" | "md" | "lg" | "xl" | "2xl";

export interface HeadingProps {
  /** The level of the heading in the page. `0` uses the typography of a heading without being one. */
  level: 0 | 1 | 2 | 3 | 4;
  size?: DisplaySize | undefined;
  id?: string | undefined;
  /** The tab index, for headings that take the focus when a view changes. */
  tabIndex?: -1 | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const tags = ["p", "h1", "h2", "h3", "h4"] as const;

export function Heading({ level, size = "md", className, children, ...rest }: HeadingProps) {
  const Tag = tags[level] as "h1";
  return (
    <Tag {...rest} className={cx(styles.display, styles[`d${size}`], className)}>
      {children}
    </Tag>
  );
}
