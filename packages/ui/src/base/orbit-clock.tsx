import styles from "./orbit-clock.module.css";

export interface OrbitClockProps {
  /** The share of the time that remains, from 1 to 0. The text beside the clock gives the time. */
  left: number;
  size?: number | undefined;
}

const radius = 11;

/** A countdown drawn as an orbit: the arc is the remaining time, the dot its end. It is decorative, so write the time beside it. */
export function OrbitClock({ left, size = 28 }: OrbitClockProps) {
  const share = Math.min(1, Math.max(0, left));
  const angle = share * 2 * Math.PI;
  const x = 14 + radius * Math.sin(angle);
  const y = 14 - radius * Math.cos(angle);
  return (
    <svg width={size} height={size} viewBox="-1 -1 30 30" aria-hidden="true">
      <circle cx="14" cy="14" r={radius} className={styles.ring} />
      <circle cx="14" cy="14" r={radius} pathLength={1} strokeDasharray={`${share} 1`} className={styles.left} />
      <circle cx={x} cy={y} r="3" className={styles.dot} />
    </svg>
  );
}
