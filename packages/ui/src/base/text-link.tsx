import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { fillLink, type LinkElement } from "./slot.tsx";
import styles from "./type.module.css";

export interface TextLinkProps {
  link?: LinkElement | undefined;
  /** Renders a button that looks like a link. */
  onClick?: (() => void) | undefined;
  accent?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function TextLink({ link, onClick, accent, className, children }: TextLinkProps) {
  const look = cx(styles.link, accent && styles.linkAccent, className);
  if (link) return fillLink(link, { className: look, children });
  return (
    <button type="button" className={cx(look, styles.linkButton)} onClick={onClick}>
      {children}
    </button>
  );
}
