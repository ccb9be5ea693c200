import { IconCheck } from "@tabler/icons-react";
import type { CSSProperties, ReactNode } from "react";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import styles from "./steps.module.css";

export interface StepsProps {
  label: string;
  steps: readonly ReactNode[];
  /** Counts from 0. */
  current: number;
  /** Read after a completed step: "done". */
  doneLabel: string;
}

/** The progress through the steps, as lines on top. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <ol aria-label={label} className={styles.steps} style={{ "--steps": steps.length } as CSSProperties}>
      {steps.map((step, index) => (
        <li
          key={index}
          aria-current={index === current ? "step" : undefined}
          className={cx(index < current && styles.done, index === current && styles.now)}
        >
          {index < current && <Icon icon={IconCheck} size="xs" />}
          <span className={styles.words}>{step}</span>
          {index < current && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
