import { Mark } from "./mark.tsx";
import { wordmark } from "./wordmark.ts";
import styles from "./logo.module.css";

export interface LogoProps {
  /** The product's name as the logo's accessible name. Leave it out beside a named link, where the logo is decorative. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Logo({ label, className }: LogoProps) {
  return (
    <svg
      viewBox="0 0 123 36"
      className={className ?? styles.logo}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <Mark.Shape />
      <path d={wordmark} fill="currentColor" />
      <circle cx="92.33" cy="8.75" r="2.15" fill="var(--o-accent-text)" />
    </svg>
  );
}
