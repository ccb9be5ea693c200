import { Trans, useLingui } from "@lingui/react/macro";
import type { CompletedStage } from "@orbita/contract";
import { cx } from "@orbita/ui/cx.ts";
import { drawnStages } from "~/domain/resume-uploads/drawn-stages.ts";
import { useStageLabels } from "./use-stage-labels.ts";
import styles from "./stage-list.module.css";

const clockOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZone: "Europe/Rome",
  });

/** The list of reading stages: when each finished and what it found. The accent dot marks the current stage. */
export function StageList({ passed, stopped = false }: { passed: readonly CompletedStage[]; stopped?: boolean }) {
  const { t, i18n } = useLingui();
  const words = useStageLabels();
  const clock = clockOf(i18n.locale);
  const stages = drawnStages(passed);
  const now = stages.findIndex((stage) => !passed.some((known) => known.stage === stage));
  return (
    <ol aria-live="polite" aria-label={t`Reading steps`} className={styles.list}>
      {stages.map((stage, index) => {
        const known = passed.find((past) => past.stage === stage);
        const state = known ? "done" : index === now ? (stopped ? "stopped" : "now") : "next";
        const facts = known && words.facts(known);
        return (
          <li key={stage} className={cx(styles.stage, styles[state])}>
            <div className={styles.head}>
              <span className={styles.title}>{words.title(stage, Boolean(known))}</span>
              {known && (
                <time dateTime={known.at} className={styles.time}>
                  {clock.format(new Date(known.at))}
                </time>
              )}
              {state === "now" && (
                <span className={styles.time}>
                  <Trans>in progress</Trans>
                </span>
              )}
              {state === "stopped" && (
                <span className={styles.time}>
                  <Trans>stopped here</Trans>
                </span>
              )}
            </div>
            {facts && <p className={styles.facts}>{facts}</p>}
          </li>
        );
      })}
    </ol>
  );
}
