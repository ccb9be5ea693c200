import { IconCheck } from "@tabler/icons-react";
import type { CSSProperties, ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import styles from "./steps.module.css";

export interface StepsProps {
  label: string;
  steps: readonly ReactNode[];
  /** The index of the current step, from 0. */
  current: number;
  /** A completed step, with the text for screen readers that says so: "Language, done". */
  renderDone: (step: ReactNode) => ReactNode;
}

/** The progress through the steps of a form, as lines at the top. */
export function Steps({ label, steps, current, renderDone }: StepsProps) {
  return (
    <ol aria-label={label} className={styles.steps} style={{ "--steps": steps.length } as CSSProperties}>
      {steps.map((step, index) => (
        <li
          key={index}
          aria-current={index === current ? "step" : undefined}
          className={cx(index < current && styles.done, index === current && styles.now)}
        >
          {index < current && <Icon icon={IconCheck} size="xs" />}
          <span className={styles.words}>{index < current ? renderDone(step) : step}</span>
        </li>
      ))}
    </ol>
  );
}
