import { useLingui } from "@lingui/react/macro";
import { cx } from "@orbita/ui/cx.ts";
import styles from "./italy-map.module.css";
import { borders, frame, land } from "./outline.gen.ts";
import { onMap, type MapPoint } from "./on-map.ts";

type Props = {
  points: readonly MapPoint[];
  /** Whether to list the places below the map. False if the page has its own, more detailed list. */
  listed?: boolean;
  className?: string | undefined;
};

const { left, top, width, height } = frame;

/** Italy with its regions and a dot for each place. Drawn inline, so that no third-party server learns about visitors. */
export function ItalyMap({ points, listed = true, className }: Props) {
  const { t, i18n } = useLingui();
  const { drawn, others } = onMap(points);
  const names = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(drawn.map(({ label }) => label));
  return (
    <div className={cx(styles.map, className)}>
      {drawn.length > 0 && (
        <svg
          className={styles.drawing}
          viewBox={`${left} ${top} ${width} ${height}`}
          role="img"
          aria-label={t`Map of Italy with ${names}`}
        >
          <path className={styles.land} d={land} />
          <path className={styles.borders} d={borders} />
          {drawn.map(({ x, y, label }) => (
            <g key={`${x}|${y}`} className={styles.point}>
              <title>{label}</title>
              <circle className={styles.halo} cx={x} cy={y} r="26" />
              <circle className={styles.dot} cx={x} cy={y} r="12" />
            </g>
          ))}
        </svg>
      )}
      {listed && (
        <ul className={styles.list}>
          {[...drawn, ...others].map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
