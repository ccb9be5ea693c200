import { cx } from "../cx.ts";
import { SeriesMark, type SeriesTone } from "./mark.tsx";
import styles from "./charts.module.css";

export interface ChartLegendProps {
  items: readonly { id: string; label: string; tone: SeriesTone }[];
}

/** The legend of a line chart. It uses the same shapes as the ends of the lines. */
export function ChartLegend({ items }: ChartLegendProps) {
  return (
    <div className={styles.legend}>
      {items.map(({ id, label, tone }) => (
        <span key={id}>
          <svg width={18} height={10} aria-hidden="true" className={styles.key}>
            <path d="M1 5H17" className={cx(styles.line, styles[tone])} />
            <SeriesMark tone={tone} x={9} y={5} size={3} />
          </svg>
          {label}
        </span>
      ))}
    </div>
  );
}
