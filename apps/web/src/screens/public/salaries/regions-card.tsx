import { Trans, useLingui } from "@lingui/react/macro";
import type { SalaryFigure } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { NumberTable } from "@orbita/ui/charts/number-table.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { useState } from "react";
import type { SalaryView } from "~/domain/salaries/choose-view.ts";
import { formatCount, formatEuros, formatPay } from "~/shell/format/format.ts";
import styles from "./regions-card.module.css";

type SalaryScale = {
  readonly ticks: readonly number[];
  /** The position of a value as a CSS percentage. */
  readonly at: (value: number) => string;
  readonly between: (low: number, high: number) => string;
};

const steps = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
const mostTicks = 6;

/** A common scale for figures, from a tick below the lowest quartile to one above the highest. */
function salaryScale(figures: readonly SalaryFigure[]): SalaryScale {
  const [low, high] = [Math.min(...figures.map((one) => one.low)), Math.max(...figures.map((one) => one.high))];
  const step = steps.find((one) => (high - low) / one <= mostTicks - 1) ?? steps.at(-1)!;
  const from = Math.floor(low / step) * step;
  const to = Math.max(Math.ceil(high / step) * step, from + step);
  const share = (value: number) => ((value - from) / (to - from)) * 100;
  return {
    ticks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, place) => from + place * step),
    at: (value) => `${share(value).toFixed(2)}%`,
    between: (one, other) => `${(share(other) - share(one)).toFixed(2)}%`,
  };
}

/** The salaries offered in each region, as a chart or as a table with the same numbers. */
export function RegionsCard({ view }: { view: SalaryView }) {
  const { t } = useLingui();
  const [look, setLook] = useState<"chart" | "table">("chart");
  return (
    <Card aria-labelledby="regions">
      <Card.Head
        id="regions"
        title={<Trans>Salaries offered by region</Trans>}
        actions={
          <div className={styles.tools}>
            <span className={styles.legend} aria-hidden>
              <span>
                <i className={styles.middle} />
                <Trans>middle half</Trans>
              </span>
              <span>
                <i className={styles.tick} />
                <Trans>median</Trans>
              </span>
            </span>
            <SegmentedControl
              label={t`View`}
              value={look}
              onChange={setLook}
              segments={[
                { value: "chart", label: t`Chart` },
                { value: "table", label: t({ message: "Table", context: "of numbers" }) },
              ]}
            />
          </div>
        }
      />
      <Card.Body>
        {look === "chart" ? <RegionChart view={view} /> : <RegionTable view={view} />}
        <p className={styles.rest}>
          {view.regions.length === 0 ? (
            <Trans>No region has enough jobs to show figures.</Trans>
          ) : (
            <Trans>Regions that aren’t listed have too few jobs to show figures.</Trans>
          )}
        </p>
      </Card.Body>
    </Card>
  );
}

function RegionChart({ view: { regions, italy, region } }: { view: SalaryView }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const shown = italy ? [...regions, italy] : regions;
  if (shown.length === 0) return null;
  const scale = salaryScale(shown);
  const isMissing = region !== null && !regions.some((one) => one.region === region);
  return (
    <div className={styles.chart}>
      <div className={styles.grid} aria-hidden>
        {scale.ticks.map((tick, place) => (
          <span
            key={tick}
            className={cx(styles.gridLine, place % 2 === 1 && styles.odd)}
            style={{ left: scale.at(tick) }}
          >
            <span>{formatCount(locale, tick)}</span>
          </span>
        ))}
        {italy && <ItalyLine median={italy.median} scale={scale} />}
      </div>
      <div className={cx(styles.row, styles.head)} aria-hidden>
        <span>
          <Trans>Region</Trans>
        </span>
        <span />
        <span>
          <Trans>Median</Trans>
        </span>
        <span>
          <Trans>Jobs</Trans>
        </span>
      </div>
      <ol>
        {regions.map((figure) => (
          <RegionRow key={figure.region} figure={figure} isChosen={figure.region === region} scale={scale} />
        ))}
        {isMissing && (
          <li className={cx(styles.row, styles.chosen)}>
            <span>{region}</span>
            <span className={styles.few}>
              <Trans>too few jobs</Trans>
            </span>
            <span>–</span>
            <span>–</span>
          </li>
        )}
      </ol>
    </div>
  );
}

function ItalyLine({ median, scale }: { median: number; scale: SalaryScale }) {
  const { i18n } = useLingui();
  const amount = formatEuros(i18n.locale, median);
  return (
    <span className={styles.italy} style={{ left: scale.at(median) }}>
      <span>
        <Trans>Italy {amount}</Trans>
      </span>
    </span>
  );
}

type RowProps = { figure: SalaryFigure; isChosen: boolean; scale: SalaryScale };

function RegionRow({ figure: { region, low, median, high, ads }, isChosen, scale }: RowProps) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const [middle, center] = [formatPay(locale, low, high), formatEuros(locale, median)];
  return (
    <li className={cx(styles.row, isChosen && styles.chosen)}>
      <span className={styles.name}>{region}</span>
      <span className={styles.track} role="img" aria-label={t`Middle half ${middle}, median ${center}`}>
        <i className={styles.middle} style={{ left: scale.at(low), width: scale.between(low, high) }} />
        <i className={styles.tick} style={{ left: scale.at(median) }} />
      </span>
      <span className={styles.median}>{center}</span>
      <span className={styles.count}>{formatCount(locale, ads)}</span>
    </li>
  );
}

function RegionTable({ view: { regions, italy } }: { view: SalaryView }) {
  const { t, i18n } = useLingui();
  const euros = (value: number) => formatEuros(i18n.locale, value);
  const rows = [...regions, ...(italy ? [italy] : [])];
  return (
    <NumberTable
      caption={t`Salaries offered by region`}
      head={[t`Region`, t`First quartile`, t`Median`, t`Third quartile`, t`Jobs`]}
      rows={rows.map((figure) => ({
        id: figure.region ?? "",
        name: figure.region ?? t`Italy`,
        numbers: [euros(figure.low), euros(figure.median), euros(figure.high), formatCount(i18n.locale, figure.ads)],
      }))}
    />
  );
}
