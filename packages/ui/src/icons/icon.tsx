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
  /** Mirrors the icon in right-to-left pages, for arrows and chevrons that mean a direction. */
  flip?: boolean | undefined;
  /** The accessible name of an icon without text beside it. Other icons are decorative and need none. */
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
