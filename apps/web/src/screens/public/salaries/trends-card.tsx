import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { cx } from "@orbita/ui/cx.ts";
import type { SalaryTrend } from "~/domain/salaries/choose-view.ts";
import { formatEuros } from "~/shell/format/format.ts";
import styles from "./trends-card.module.css";

/** The median of the chosen place, of large regions and of Italy over the years, all on one scale. */
export function TrendsCard({ trends }: { trends: readonly SalaryTrend[] }) {
  const all = trends.flatMap(({ points }) => points);
  const since = Math.min(...all.map(({ year }) => year));
  return (
    <Card aria-labelledby="trends">
      <Card.Head
        id="trends"
        title={all.length > 0 ? <Trans>Median since {since}</Trans> : <Trans>Median over the years</Trans>}
        actions={
          all.length > 0 && (
            <span className={styles.scale}>
              <Trans>same scale</Trans>
            </span>
          )
        }
      />
      <Card.Body>
        {all.length === 0 ? (
          <p className={styles.hint}>
            <Trans>There’s only one year with enough jobs. A chart will be here when there are two.</Trans>
          </p>
        ) : (
          <>
            <div className={styles.charts}>
              {trends.map((trend, place) => (
                <Trend key={trend.region ?? "italy"} trend={trend} all={all} isChosen={place === 0} />
              ))}
            </div>
            <p className={styles.hint}>
              <Trans>The band is the middle half of each year’s jobs. The figures aren’t adjusted for inflation.</Trans>
            </p>
          </>
        )}
      </Card.Body>
    </Card>
  );
}

const [width, height, margin] = [220, 124, 4];

function Trend({ trend, all, isChosen }: { trend: SalaryTrend; all: SalaryTrend["points"]; isChosen: boolean }) {
  const { t, i18n } = useLingui();
  const { points } = trend;
  const [first, last] = [points[0]!, points.at(-1)!];
  const [from, to] = [Math.min(...all.map(({ low }) => low)), Math.max(...all.map(({ high }) => high))];
  const [start, end] = [Math.min(...all.map(({ year }) => year)), Math.max(...all.map(({ year }) => year))];
  const x = (year: number) => margin + ((year - start) / Math.max(1, end - start)) * (width - 2 * margin);
  const y = (value: number) => height - 10 - ((value - from) / Math.max(1, to - from)) * (height - 20);
  const line = (pick: (one: (typeof points)[number]) => number, list = points) =>
    list.map((one) => `${x(one.year).toFixed(1)} ${y(pick(one)).toFixed(1)}`).join(" L");
  const [top, bottom] = [line(({ high }) => high), line(({ low }) => low)];
  const euros = (value: number) => formatEuros(i18n.locale, value);
  const name = trend.region ?? t`Italy`;
  const [before, now] = [euros(first.median), euros(last.median)];
  const [begun, ended] = [first.year, last.year];
  return (
    <figure className={cx(styles.trend, isChosen && styles.chosen)}>
      <figcaption>
        <span>{name}</span>
        <span className={styles.now}>{now}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t`${name}, from ${before} in ${begun} to ${now} in ${ended}`}
      >
        <path className={styles.base} d={`M0 ${height - 0.5}H${width}`} />
        <path className={styles.band} d={`M${top} L${line(({ low }) => low, points.toReversed())}Z`} />
        <path className={styles.edge} d={`M${top} M${bottom}`} />
        <path className={styles.line} d={`M${line(({ median }) => median)}`} />
        <circle className={styles.end} cx={x(last.year)} cy={y(last.median)} r="3.5" />
      </svg>
      <p className={styles.years} aria-hidden>
        <span>
          {begun}, {before}
        </span>
        <span>{ended}</span>
      </p>
    </figure>
  );
}
