import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./type.module.css";

export interface TextProps {
  as?: "p" | "span" | "div" | "b" | "time" | "small" | undefined;
  size?: "xs" | "sm" | "md" | "lg" | "xl" | undefined;
  tone?: "body" | "ink" | "muted" | "accent" | "positive" | "warning" | "danger" | undefined;
  weight?: "regular" | "medium" | "strong" | undefined;
  /** Uses tabular figures, so that digits align in columns. */
  numeric?: boolean | undefined;
  mono?: boolean | undefined;
  /** Keeps the text on one line, cut with an ellipsis. */
  truncate?: boolean | undefined;
  nowrap?: boolean | undefined;
  id?: string | undefined;
  lang?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

export function Text({
  as: Tag = "p",
  size,
  tone,
  weight,
  numeric,
  mono,
  truncate,
  nowrap,
  className,
  children,
  ...rest
}: TextProps) {
  return (
    <Tag
      {...rest}
      className={cx(
        size && styles[`t${size}`],
        tone && styles[tone],
        weight && styles[weight],
        numeric && styles.numeric,
        mono && styles.mono,
        truncate && styles.truncate,
        nowrap && styles.nowrap,
        className,
      )}
    >
      {children}
    </Tag>
  );
}
