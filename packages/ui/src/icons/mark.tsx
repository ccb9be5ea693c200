import styles from "./logo.module.css";

export interface MarkProps {
  label?: string | undefined;
  className?: string | undefined;
}

function Shape() {
  return (
    <>
      <g stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" fill="none">
        <path d="M29.67 14.02A12.5 12.5 0 1 1 21.24 6.43" />
        <path d="M19.30 24.61A6.25 6.25 0 0 1 12.38 15.76" />
      </g>
      <circle cx="26.36" cy="9.21" r="3.62" fill="var(--o-accent-text)" />
    </>
  );
}

/** The logo without letters: only the orbit. Use it from 24 px up. */
export function Mark({ label, className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 36 36"
      className={className ?? styles.mark}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <Shape />
    </svg>
  );
}
Mark.Shape = Shape;
