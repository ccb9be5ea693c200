import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./label.module.css";

export interface SponsoredLabelProps {
  /** The text of the label, which is fixed for each language. */
  children: ReactNode;
  className?: string | undefined;
}

/** Marks paid content. The label has the size of the text around it and is never hidden. */
export function SponsoredLabel({ children, className }: SponsoredLabelProps) {
  return <span className={cx(styles.sponsored, className)}>{children}</span>;
}
