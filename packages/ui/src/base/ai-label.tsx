import { IconCpu } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import styles from "./label.module.css";

export interface AiLabelProps {
  /** The text of the label, which is fixed for each language. */
  children: ReactNode;
  className?: string | undefined;
}

/** Marks text that a language model wrote. */
export function AiLabel({ children, className }: AiLabelProps) {
  return (
    <span className={cx(styles.ai, className)}>
      <Icon icon={IconCpu} size="xs" />
      {children}
    </span>
  );
}
