import { IconClockCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import styles from "./label.module.css";

export interface PromiseLabelProps {
  children: ReactNode;
  state?: "kept" | "due" | "late" | undefined;
  size?: "xs" | "sm" | undefined;
  className?: string | undefined;
}

/** A reply promise with its term: green while kept, amber when due, red when late. The text says which of these it is. */
export function PromiseLabel({ children, state = "kept", size = "sm", className }: PromiseLabelProps) {
  return (
    <span className={cx(styles.promise, state !== "kept" && styles[state], className)}>
      <Icon icon={IconClockCheck} size={size} />
      {children}
    </span>
  );
}
