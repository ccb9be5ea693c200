import type { Icon as TablerIcon } from "@tabler/icons-react";
import { cx } from "../cx.ts";
import styles from "./icon.module.css";

export type IconShape = TablerIcon;
export type IconSize = "xs" | "sm" | "md" | "lg";

const sizes: Record<IconSize, { px: number; stroke: number }> = {
  xs: { px: 14, stroke: 1.8 },
  sm: { px: 16, stroke: 1.7 },
  md: { px: 18, stroke: 1.6 },
  lg: { px: 22, stroke: 1.5 },
};

export interface IconProps {
  icon: IconShape;
  size?: IconSize | undefined;
  /** Mirrors in right-to-left pages: for arrows and chevrons that mean direction. */
  flip?: boolean | undefined;
  /** Only for an icon without text; otherwise it is decorative. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ icon: Shape, size = "md", flip, label, className }: IconProps) {
  const { px, stroke } = sizes[size];
  return (
    <Shape
      size={px}
      stroke={stroke}
      className={cx(flip && styles.flip, className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    />
  );
}
