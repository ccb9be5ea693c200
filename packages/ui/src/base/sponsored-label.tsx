import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./label.module.css";

export interface SponsoredLabelProps {
  /** The fixed words of the label, in the reader's language. */
  children: ReactNode;
  className?: string | undefined;
}

/** Marks paid content: same size as everything else, never hidden. */
export function SponsoredLabel({ children, className }: SponsoredLabelProps) {
  return <span className={cx(styles.sponsored, className)}>{children}</span>;
}
