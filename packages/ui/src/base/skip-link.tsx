import { cx } from "../cx.ts";
import { buttonClass } from "./button-class.ts";
import styles from "./skip-link.module.css";

export interface SkipLinkProps {
  /** The id of the page's `main` element, to which the link jumps. */
  target?: string | undefined;
  children: string;
}

export function SkipLink({ target = "main", children }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={cx(buttonClass({ variant: "primary" }), styles.skip)}>
      {children}
    </a>
  );
}
