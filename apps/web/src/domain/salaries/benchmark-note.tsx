import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobPost, SalaryBenchmark, SalaryFigure } from "@orbita/contract";
import { salaryLimits } from "@orbita/contract/salaries/limits";
import { cx } from "@orbita/ui/cx.ts";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { formatCount, formatEuros, formatPay } from "~/shell/format/format.ts";
import { useTextsOf } from "~/shell/i18n/use-app-texts.ts";
import { inPlace } from "./role-name.ts";
import styles from "./benchmark-note.module.css";

type ComparedJob = Pick<JobPost, "salaryMin" | "salaryMax" | "weeklyHours"> & {
  readonly location: { readonly region: string | null } | null;
};
type Props = { benchmark: SalaryBenchmark; job: ComparedJob; look: "job" | "editor" };

type SalarySpan = { readonly low: number; readonly high: number };

/** The job's range at full-time hours; null if it states none. */
function fullTimeSpan({ salaryMin, salaryMax, weeklyHours }: ComparedJob): SalarySpan | null {
  const low = salaryMin ?? salaryMax;
  if (low === null || low <= 0) return null;
  const factor = weeklyHours ? salaryLimits.weeklyHours / weeklyHours : 1;
  return { low: low * factor, high: Math.max(low, salaryMax ?? low) * factor };
}

/** Compares the salary of a job with the median of its role. The sentence says it; the chart repeats it. Never judges. */
export function BenchmarkNote({ benchmark: { role, figure }, job, look }: Props) {
  const hasTexts = useTextsOf("salaries");
  if (!hasTexts || !figure) return null;
  const region = job.location?.region ?? null;
  const span = fullTimeSpan(job);
  const isConverted = job.weeklyHours !== null && job.weeklyHours !== salaryLimits.weeklyHours;
  const text =
    look === "editor" ? <EditorText figure={figure} span={span} /> : <JobText figure={figure} region={region} />;
  const legend = <Legend look={look} hasSpan={span !== null} isConverted={isConverted} />;
  const source = <Source roleId={role?.id} figure={figure} />;
  if (look === "job")
    return (
      <div className={styles.note}>
        {text}
        <Plot figure={figure} span={span} />
        {legend}
        {source}
      </div>
    );
  return (
    <div className={cx(styles.note, styles.editor)}>
      <div>
        {region !== null && figure.region === null && <Missing region={region} />}
        {text}
        {legend}
        {source}
      </div>
      <div>
        <Plot figure={figure} span={span} />
      </div>
    </div>
  );
}

type LegendProps = Pick<Props, "look"> & { hasSpan: boolean; isConverted: boolean };

function Legend({ look, hasSpan, isConverted }: LegendProps) {
  const { t } = useLingui();
  const plain = look === "editor" ? t`your range` : t`this job`;
  const converted = look === "editor" ? t`your range at 40 hours` : t`this job at 40 hours`;
  return (
    <p className={styles.keys}>
      {hasSpan && (
        <span>
          <i className={styles.own} />
          {isConverted ? converted : plain}
        </span>
      )}
      <span>
        <i className={styles.middle} />
        <Trans>middle half</Trans>
      </span>
      <span>
        <i className={styles.tick} />
        <Trans>median</Trans>
      </span>
    </p>
  );
}

function Missing({ region }: { region: string }) {
  const { i18n } = useLingui();
  const place = inPlace(i18n.locale, region);
  return (
    <p>
      <Trans>There are too few jobs for this role {place} to show figures.</Trans>
    </p>
  );
}

function JobText({ figure, region }: { figure: SalaryFigure; region: string | null }) {
  const { i18n } = useLingui();
  const median = <b className={styles.median}>{formatEuros(i18n.locale, figure.median)}</b>;
  const place = inPlace(i18n.locale, figure.region);
  if (region === null || figure.region !== null)
    return (
      <p>
        <Trans>
          The median for this role {place} is {median}.
        </Trans>
      </p>
    );
  return (
    <>
      <Missing region={region} />
      <p>
        <Trans>The median in Italy is {median}.</Trans>
      </p>
    </>
  );
}

function EditorText({ figure, span }: { figure: SalaryFigure; span: SalarySpan | null }) {
  const { i18n } = useLingui();
  const euros = (value: number) => formatEuros(i18n.locale, value);
  const [low, median, place] = [euros(figure.low), euros(figure.median), inPlace(i18n.locale, figure.region)];
  const middle = span && euros((span.low + span.high) / 2);
  return (
    <p>
      <b>
        <Trans>
          3 in 4 jobs for this role {place} offer at least {low}.
        </Trans>
      </b>{" "}
      {middle ? (
        <Trans>
          The median is {median}, and the midpoint of your range is {middle}.
        </Trans>
      ) : (
        <Trans>The median is {median}.</Trans>
      )}
    </p>
  );
}

function Source({ roleId, figure }: { roleId: string | undefined; figure: SalaryFigure }) {
  const { ads, year, region } = figure;
  return (
    <p className={styles.source}>
      <Plural value={ads} one={`# job, ${year}`} other={`# jobs, ${year}`} /> ·{" "}
      <TextLink
        link={<Link to="/salaries/{-$role}" params={{ role: roleId }} search={{ ...(region && { region }) }} />}
      >
        <Trans>Salary compass</Trans>
      </TextLink>
    </p>
  );
}

/** The distance in percent below which two numbers on the axis would overlap. */
const apart = 15;

function Plot({ figure: { low, median, high }, span }: { figure: SalaryFigure; span: SalarySpan | null }) {
  const { t, i18n } = useLingui();
  const values = [low, high, ...(span ? [span.low, span.high] : [])];
  const [from, to] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((to - from) / 4, 1_000);
  const at = (value: number) => ((value - from + room) / (to - from + 2 * room)) * 100;
  const between = (one: SalarySpan) => ({ left: `${at(one.low)}%`, width: `${at(one.high) - at(one.low)}%` });
  const [middle, center] = [formatPay(i18n.locale, low, high), formatEuros(i18n.locale, median)];
  const ends = [low, high].filter((value) => Math.abs(at(value) - at(median)) >= apart);
  return (
    <>
      <div className={styles.plot} role="img" aria-label={t`Middle half ${middle}, median ${center}`}>
        <i className={styles.middle} style={between({ low, high })} />
        <i className={styles.tick} style={{ left: `${at(median)}%` }} />
        {span && <i className={styles.own} style={between(span)} />}
      </div>
      <div className={styles.axis} aria-hidden>
        {ends.map((value) => (
          <span key={value} style={{ left: `${at(value)}%` }}>
            {formatCount(i18n.locale, value)}
          </span>
        ))}
        <span className={styles.atMedian} style={{ left: `${at(median)}%` }}>
          {formatCount(i18n.locale, median)}
        </span>
      </div>
    </>
  );
}
