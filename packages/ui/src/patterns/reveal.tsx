import { useState, type ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./reveal.module.css";

export interface RevealProps {
  shown: boolean;
  /** True if the content is a separate row of a grid: the gap above it then opens and closes with it. */
  row?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows and hides the fields that belong to a choice, with an animation. Hiding takes half the time of showing. */
export function Reveal({ shown, row, className, children }: RevealProps) {
  const [state, setState] = useState({ there: shown, moving: false, shown });
  if (state.shown !== shown) setState({ there: true, moving: true, shown });
  if (!state.there) return null;
  return (
    <div
      className={cx(
        styles.reveal,
        row && styles.row,
        state.moving && (shown ? styles.coming : styles.going),
        className,
      )}
      inert={!shown}
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget) setState({ there: shown, moving: false, shown });
      }}
    >
      <div className={styles.inner}>{children}</div>
    </div>
  );
}
