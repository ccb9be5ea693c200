import { cx } from "../cx.ts";
import { SeriesMark, type SeriesTone } from "./mark.tsx";
import { apart, linear, roomFor, spread, ticksFor } from "./scale.ts";
import { useWidth } from "./use-width.ts";
import styles from "./charts.module.css";

export interface LineSeries {
  id: string;
  tone: SeriesTone;
  values: readonly number[];
  /** The label at the end of the line: "240 visits". */
  end: string;
}

export interface LineChartProps {
  /** A sentence that describes the trend for screen readers; the numbers are in the table beside it. */
  label: string;
  series: readonly LineSeries[];
  /** Labels below the points; labels that do not fit are left out. */
  points: readonly string[];
  format: (value: number) => string;
  /** The tooltips of the chart's points. */
  tips?: readonly string[] | undefined;
}

const height = 220;
const edge = { top: 18, bottom: 26, start: 40, end: 12 };
const labelWidth = 62;
const lineHeight = 16;
const aboveLine = 10;

/** A chart of values over time, with one point for each week or month. */
export function LineChart({ label, series, points, format, tips }: LineChartProps) {
  const [place, width] = useWidth<HTMLDivElement>();
  const ticks = ticksFor(Math.max(0, ...series.flatMap(({ values }) => values)));
  const bottom = height - edge.bottom;
  const right = width - edge.end;
  const x = spread(points.length, edge.start, right);
  const y = linear(ticks.at(-1) ?? 1, bottom, edge.top);
  const hasRoom = roomFor(points.length, right - edge.start, labelWidth);
  const ends = apart(
    series.map(({ values }) => y(values.at(-1) ?? 0) - aboveLine),
    lineHeight,
  );
  return (
    <div ref={place} className={styles.chart} style={{ blockSize: height }}>
      <svg role="img" aria-label={label} width={width} height={height}>
        {width > 0 && (
          <>
            {ticks.map((tick) => (
              <g key={tick}>
                <path d={`M${edge.start} ${y(tick)}H${right}`} className={styles.grid} />
                <text x={edge.start - 8} y={y(tick) + 4} textAnchor="end">
                  {format(tick)}
                </text>
              </g>
            ))}
            {points.map(
              (point, index) =>
                hasRoom(index) && (
                  <text key={index} x={x(index)} y={height - 6} textAnchor={anchorAt(index, points.length)}>
                    {point}
                  </text>
                ),
            )}
            {series.map((one) => (
              <Line key={one.id} series={one} x={x} y={y} />
            ))}
            {tips?.map((tip, index) => {
              const half = (right - edge.start) / Math.max(1, tips.length - 1) / 2;
              return (
                <rect key={index} x={x(index) - half} y={0} width={2 * half} height={bottom} fill="transparent">
                  <title>{tip}</title>
                </rect>
              );
            })}
            {series.map(({ id, end }, index) => (
              <text key={id} x={right + 4} y={ends[index]} textAnchor="end" className={cx(styles.strong, styles.halo)}>
                {end}
              </text>
            ))}
          </>
        )}
      </svg>
    </div>
  );
}

/** The text anchor of a label, so that the last label stays inside the drawing. */
const anchorAt = (index: number, count: number) => (index === count - 1 && count > 1 ? "end" : "middle");

type LineProps = {
  series: LineSeries;
  x: (index: number) => number;
  y: (value: number) => number;
};

function Line({ series: { values, tone }, x, y }: LineProps) {
  const last = values.length - 1;
  const path = values.map((value, at) => `${at === 0 ? "M" : "L"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  return (
    <>
      {last > 0 && <path d={path} className={cx(styles.line, styles[tone])} />}
      {last >= 0 && <SeriesMark tone={tone} x={x(last)} y={y(values[last] ?? 0)} />}
    </>
  );
}
