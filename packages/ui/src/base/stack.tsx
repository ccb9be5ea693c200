import type { CSSProperties, ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./stack.module.css";

/** The steps of the spacing scale: 4, 8, 12, 16, 24, 32, 40, 56 px. */
export type StackGap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const gapOf = (gap: StackGap): CSSProperties => ({ gap: gap === 0 ? 0 : `var(--o-space-${gap})` });

interface BoxProps {
  as?: "div" | "section" | "ul" | "ol" | "li" | "p" | "span" | "header" | "footer" | "nav" | undefined;
  gap?: StackGap | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

export type StackProps = BoxProps;

/** Arranges its children vertically. */
export function Stack({ as: Tag = "div", gap = 4, className, children }: StackProps) {
  return (
    <Tag className={cx(styles.stack, className)} style={gapOf(gap)}>
      {children}
    </Tag>
  );
}

export interface RowProps extends BoxProps {
  align?: "center" | "top" | "baseline" | "stretch" | undefined;
  justify?: "start" | "between" | "center" | "end" | undefined;
  wrap?: boolean | undefined;
}

/** Arranges its children horizontally. */
export function Row({
  as: Tag = "div",
  gap = 2,
  align = "center",
  justify = "start",
  wrap,
  className,
  children,
}: RowProps) {
  return (
    <Tag
      className={cx(styles.row, styles[align], styles[`j-${justify}`], wrap && styles.wrap, className)}
      style={gapOf(gap)}
    >
      {children}
    </Tag>
  );
}

export interface GridProps extends BoxProps {
  /** The number of columns on desktop; tablets have two, phones one. */
  columns?: 1 | 2 | 3 | 4 | undefined;
}

export function Grid({ as: Tag = "div", gap = 5, columns = 2, className, children }: GridProps) {
  return (
    <Tag className={cx(styles.grid, styles[`g${columns}`], className)} style={gapOf(gap)}>
      {children}
    </Tag>
  );
}
