import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./type.module.css";

export interface ProseProps {
  lang?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A container for long text at reading width: paragraphs, small headings, lists. */
export function Prose({ lang, className, children }: ProseProps) {
  return (
    <div lang={lang} className={cx(styles.prose, className)}>
      {children}
    </div>
  );
}
