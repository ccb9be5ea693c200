import { Mark } from "./mark.tsx";
import { wordmark, wordmarkName } from "./wordmark.ts";
import styles from "./logo.module.css";

export interface LogoProps {
  /** The product's name, which the logo shows. */
  name: string;
  /** The logo's accessible name. Leave it out beside a named link, where the logo is decorative. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Logo({ name, label, className }: LogoProps) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true as const };
  if (name !== wordmarkName)
    return (
      <span className={className ?? styles.lettered} {...naming}>
        <Mark />
        <span className={styles.name}>{name}</span>
      </span>
    );
  return (
    <svg viewBox="0 0 123 36" className={className ?? styles.logo} {...naming}>
      <Mark.Shape />
      <path d={wordmark} fill="currentColor" />
      <circle cx="92.33" cy="8.75" r="2.15" fill="var(--o-accent-text)" />
    </svg>
  );
}
