import { Trans, useLingui } from "@lingui/react/macro";
import type { Run } from "@orbita/contract";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { formatClock, formatCount } from "~/shell/format/format.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { formatSeconds, secondsOf } from "./durations.ts";
import { FigureList, type FigureListItem } from "./figure-list.tsx";
import { RunLink } from "./run-link.tsx";
import { listOutcomes, describeProblem, runName } from "./run-labels.ts";
import type { BillingStep } from "./triggers.ts";
import { useSeconds } from "./use-seconds.ts";
import styles from "./operations.module.css";

/** The outcome figures of a run. A figure that reports a problem links to the rows of the run. */
function useFigures(run: Run): FigureListItem[] {
  const { i18n } = useLingui();
  return listOutcomes(i18n, run).map(({ name, label, value, tone, sum }) => ({
    key: name,
    term: label,
    value: tone ? <RunLink id={run.id}>{value}</RunLink> : value,
    tone: run.dry ? undefined : tone,
    strong: sum,
  }));
}

/** The result of a dry run. It stays on the card until the real run, or for one hour. */
export function LastAttempt({ run }: { run: Run }) {
  const { i18n } = useLingui();
  const figures = useFigures(run);
  const at = formatClock(i18n.locale, run.ended ?? run.created);
  if (run.state !== "done")
    return (
      <Note tone="danger" role="status" action={<Lines run={run} />}>
        <Trans>The {at} dry run didn’t finish. Nothing was changed.</Trans>{" "}
        {run.problem && describeProblem(i18n, run.problem)}
      </Note>
    );
  return (
    <div role="status" className={styles.tried}>
      <p>
        <Trans>
          <b>Dry run, {at}.</b> Nothing was changed.
        </Trans>
      </p>
      <FigureList items={figures} />
    </div>
  );
}

/** The progress of a run: elapsed time, a progress bar and its figures. */
export function Progress({ run }: { run: Run }) {
  const { t, i18n } = useLingui();
  const now = useSeconds(true);
  const figures = useFigures(run);
  const { done, total } = run;
  const seconds = secondsOf(run, now);
  const since = seconds === null ? null : formatSeconds(i18n.locale, seconds);
  const doneWords = formatCount(i18n.locale, done);
  const totalWords = total === null ? null : formatCount(i18n.locale, total);
  return (
    <div className={styles.progress}>
      <p className={styles.line}>
        <b>
          <ProgressTitle since={since} dry={run.dry} />
        </b>
        <span className={styles.number}>
          {totalWords === null ? (
            <Trans>{doneWords} so far</Trans>
          ) : (
            <Trans>
              {doneWords} of {totalWords}
            </Trans>
          )}
        </span>
      </p>
      <ProgressBar accent task value={done} max={total ?? 0} label={runName(i18n, run, now)} />
      <FigureList items={figures.length > 0 ? figures : plainFigures(run, i18n.locale, t)} />
    </div>
  );
}

function ProgressTitle({ since, dry }: { since: string | null; dry: boolean }) {
  if (since === null) return dry ? <Trans>Dry run waiting for its turn</Trans> : <Trans>Waiting for its turn</Trans>;
  return dry ? <Trans>Dry run in progress for {since}</Trans> : <Trans>Running for {since}</Trans>;
}

/** Generic figures for a run that has no outcome figures yet. */
function plainFigures(
  { ok, skipped, failed }: Run,
  locale: string,
  t: ReturnType<typeof useLingui>["t"],
): FigureListItem[] {
  return [
    { key: "ok", term: t`Done`, value: formatCount(locale, ok) },
    { key: "skipped", term: t`Skipped`, value: formatCount(locale, skipped) },
    { key: "failed", term: t`Errors`, value: formatCount(locale, failed), tone: failed > 0 ? "danger" : undefined },
  ];
}

const Lines = ({ run }: { run: Run }) => (
  <RunLink id={run.id}>
    <Trans>Rows</Trans>
  </RunLink>
);

/** The last run of a trigger: time, author and result. */
export function LastRun({ run, trigger }: { run: Run | null; trigger: BillingStep }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  if (!run)
    return (
      <p className={styles.muted}>
        <Trans>No runs so far.</Trans>
      </p>
    );
  const at = formatMoment(i18n.locale, run.ended ?? run.created, now);
  const by = run.by?.name;
  const { ok, failed } = run;
  const came =
    run.state === "done"
      ? i18n._({ ...trigger.result, values: { ok, failed } })
      : run.state === "stopped"
        ? t`Stopped manually`
        : run.problem
          ? describeProblem(i18n, run.problem)
          : t`Not completed`;
  return (
    <DataList
      className={styles.last}
      items={[
        { term: t({ message: "Last run", context: "run" }), value: by ? t`${at}, by ${by}` : t`${at}, automatically` },
        { term: t`Run`, value: <RunLink id={run.id}>{runName(i18n, run, now)}</RunLink> },
        { term: t`Outcome`, value: came },
      ]}
    />
  );
}
