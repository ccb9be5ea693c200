import { useLingui } from "@lingui/react/macro";
import type { CompletedStage } from "@orbita/contract";
import { drawnStages } from "~/domain/resume-uploads/drawn-stages.ts";
import styles from "./stage-orbit.module.css";

const centre = 110;
const [innermost, outermost] = [28, 103];
/**
 * Filled fraction of the current stage's ring.
 * The fraction is constant, because a stage reports no progress: the ring closes only when the stage has passed.
 */
const underWay = 0.62;

function dotAt(radius: number): { cx: number; cy: number } {
  const angle = 2 * Math.PI * (underWay - 0.25);
  return { cx: centre + radius * Math.cos(angle), cy: centre + radius * Math.sin(angle) };
}

/** Draws one ring per reading stage. The rings of passed stages are closed, and the dot is on the current ring. */
export function StageOrbit({ past = [], begun = false }: { past?: readonly CompletedStage[]; begun?: boolean }) {
  const { t } = useLingui();
  const drawn = drawnStages(past);
  const stages = drawn.length;
  const passed = past.filter(({ stage }) => drawn.includes(stage)).length;
  const now = Math.min(passed + 1, stages);
  const radii = drawn.map((_, index) => innermost + (index * (outermost - innermost)) / (stages - 1));
  return (
    <svg
      viewBox="0 0 220 220"
      className={styles.orbit}
      {...(begun ? { role: "img", "aria-label": t`Step ${now} of ${stages}` } : { "aria-hidden": true })}
    >
      {radii.map((r, index) => {
        const state = index < passed ? "past" : begun && index === passed ? "now" : "next";
        return (
          <g key={r} className={styles[state]}>
            <circle cx={centre} cy={centre} r={r} className={styles.track} />
            <circle
              cx={centre}
              cy={centre}
              r={r}
              pathLength={1}
              transform={`rotate(-90 ${centre} ${centre})`}
              className={styles.arc}
              strokeDasharray={`${state === "past" ? 1 : state === "now" ? underWay : 0} 1`}
            />
            {state === "now" && <circle {...dotAt(r)} r={6} className={styles.dot} />}
          </g>
        );
      })}
      <g transform="translate(99 96)" className={styles.page}>
        <path d="M1 2a1 1 0 0 1 1-1h12l7 7v18a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1z" />
        <path d="M14 1v7h7M6 14h10M6 19h7" />
      </g>
    </svg>
  );
}
