import type { CSSProperties } from "react";
import { cx } from "../cx.ts";
import styles from "./skeleton.module.css";

export interface SkeletonProps {
  width?: CSSProperties["width"];
  height?: CSSProperties["height"];
  radius?: CSSProperties["borderRadius"];
  className?: string | undefined;
}

/** A placeholder for content that loads. The region around it must announce that it is loading. */
export function Skeleton({ width, height = 12, radius = 4, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.skeleton, className)}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
