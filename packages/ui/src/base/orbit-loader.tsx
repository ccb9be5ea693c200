import styles from "./orbit-loader.module.css";

export interface OrbitLoaderProps {
  size?: number | undefined;
  /** Text for screen readers. Leave it out where visible text is beside the loader. */
  label?: string | undefined;
}

/**
 * A loading indicator: one ring with one dot. It rotates only while something loads; with reduced motion the dot steps through
 * three positions.
 */
export function OrbitLoader({ size = 28, label }: OrbitLoaderProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <circle cx="14" cy="14" r="10" className={styles.ring} />
      <g className={styles.turn}>
        <circle cx="14" cy="4" r="3" className={styles.dot} />
      </g>
    </svg>
  );
}
