import { cx } from "../cx.ts";
import { linear } from "./scale.ts";
import { useWidth } from "./use-width.ts";
import styles from "./charts.module.css";

export interface HistogramBar {
  id: string;
  /** The label below the bar: "3", "10+". */
  label: string;
  /** The value of the bar; null if it is too small to disclose. */
  value: number | null;
}

export interface HistogramProps {
  /** A sentence that describes the chart for screen readers; the numbers are in the table beside it. */
  label: string;
  bars: readonly HistogramBar[];
  format: (value: number) => string;
  /** The index of the bar that contains the median. */
  chosen?: number | undefined;
  /** Draws a line with a label after this bar; the bars beyond it are in the danger colour. */
  threshold?: { after: number; words: string } | undefined;
}

const height = 220;
const edge = { top: 34, bottom: 26, side: 4 };
const bottom = height - edge.bottom;
/** The height of a bar whose value is too small to disclose. It is always the same, so that it reveals nothing. */
const fewHeight = 6;
const wordsWidth = 110;

/** A histogram: one bar for each group of values. */
export function Histogram({ label, bars, format, chosen, threshold }: HistogramProps) {
  const [place, width] = useWidth<HTMLDivElement>();
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  const step = bars.length > 0 ? (width - 2 * edge.side) / bars.length : 0;
  const bar = Math.min(40, step * 0.7);
  const middle = (index: number) => edge.side + step * (index + 0.5);
  const y = linear(most, bottom, edge.top);
  return (
    <div ref={place} className={styles.chart} style={{ blockSize: height }}>
      <svg role="img" aria-label={label} width={width} height={height}>
        {width > 0 && (
          <>
            <path d={`M0 ${bottom}H${width}`} className={styles.base} />
            {bars.map(({ id, label: under, value }, index) => {
              const beyond = threshold !== undefined && index > threshold.after;
              const look = cx(index === chosen && styles.chosen, beyond ? styles.over : styles.one);
              return (
                <g key={id}>
                  <Bar value={value} look={look} x={middle(index) - bar / 2} width={bar} y={y} />
                  {value !== null && value > 0 && (
                    <text x={middle(index)} y={y(value) - 6} textAnchor="middle" className={styles.strong}>
                      {format(value)}
                    </text>
                  )}
                  <text x={middle(index)} y={height - 8} textAnchor="middle">
                    {under}
                  </text>
                </g>
              );
            })}
            {threshold && (
              <Threshold at={edge.side + step * (threshold.after + 1)} width={width} words={threshold.words} />
            )}
          </>
        )}
      </svg>
    </div>
  );
}

type BarProps = { value: number | null; look: string; x: number; width: number; y: (value: number) => number };

function Bar({ value, look, x, width, y }: BarProps) {
  if (value === null)
    return (
      <rect
        x={x + 0.5}
        y={bottom - fewHeight}
        width={width - 1}
        height={fewHeight}
        rx={2}
        className={cx(styles.few, look)}
      />
    );
  return <rect x={x} y={y(value)} width={width} height={bottom - y(value)} rx={2} className={cx(styles.bar, look)} />;
}

/** The line at a promised value: dashed, in the ink colour, with its label. */
function Threshold({ at, width, words }: { at: number; width: number; words: string }) {
  const before = at + 6 + wordsWidth > width;
  return (
    <>
      <path d={`M${at} 6V${bottom}`} className={styles.threshold} />
      <text
        x={before ? at - 6 : at + 6}
        y={16}
        textAnchor={before ? "end" : "start"}
        className={cx(styles.strong, styles.halo)}
      >
        {words}
      </text>
    </>
  );
}
