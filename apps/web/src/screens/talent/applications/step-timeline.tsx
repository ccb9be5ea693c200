import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationTimelineEntry, MyWholeApplication } from "@orbita/contract";
import { Timeline } from "@orbita/ui/patterns/timeline.tsx";
import { stateNames } from "~/domain/applications/state-names.ts";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { promiseOfStep } from "./promise-of.ts";
import styles from "./detail.module.css";

type Props = { application: MyWholeApplication; now: number };

/**
 * The move that revealed the candidate's name: the step before the reveal, which follows when the move can no longer be undone. Both
 * share one row. A reveal that follows no move has a row of its own.
 */
const showedBy = (steps: readonly ApplicationTimelineEntry[], { seq }: ApplicationTimelineEntry) =>
  steps.find((step) => step.kind === "moved" && step.seq === seq - 1);
const shownSteps = (steps: readonly ApplicationTimelineEntry[]) =>
  steps
    .filter((step) => step.kind !== "hidden" && !(step.kind === "revealed" && showedBy(steps, step)))
    .toSorted((a, b) => b.seq - a.seq);
const reveals = (steps: readonly ApplicationTimelineEntry[], step: ApplicationTimelineEntry): boolean =>
  steps.some((one) => one.kind === "revealed" && showedBy(steps, one) === step);

/** The steps of the application with the Space's messages, newest first. The Space sees the same steps, and those of kind `hidden` too. */
export function StepTimeline({ application, now }: Props) {
  const { t, i18n } = useLingui();
  const { steps } = application;
  return (
    <Timeline
      label={t`Timeline`}
      items={shownSteps(steps).map((step, at) => ({
        key: step.id,
        title: step.kind === "revealed" ? t`They can see your name` : i18n._(stateNames[step.to]),
        details: <Details step={step} application={application} revealed={reveals(steps, step)} />,
        time: [formatMoment(i18n.locale, step.at, now), step.by].filter(Boolean).join(" · "),
        at: step.at,
        state: at === 0 ? "now" : "done",
      }))}
    />
  );
}

type DetailsProps = { step: ApplicationTimelineEntry; application: MyWholeApplication; revealed: boolean };

function Details({ step, application, revealed }: DetailsProps) {
  const { i18n } = useLingui();
  const { words } = step;
  const said = words && (i18n.locale === "it" ? (words.it ?? words.en) : (words.en ?? words.it));
  const asked = step.requirements.map(({ it, en }) => (i18n.locale === "it" ? it : en)).join(", ");
  if (step.kind === "revealed") return null;
  if (step.kind === "sent") return <PromisedDay application={application} step={step} />;
  return (
    <>
      {said && <q className={styles.said}>{said}</q>}
      {!said && <Usual step={step} />} {asked && <Trans>Missing requirements: {asked}.</Trans>}{" "}
      {revealed && <Trans>From this point, they can see your name.</Trans>}
    </>
  );
}

/** Default text of a step without a message. */
function Usual({ step: { kind, to, reason, side } }: { step: ApplicationTimelineEntry }) {
  if (kind === "withdrawn")
    return reason ? <q className={styles.said}>{reason}</q> : <Trans>You withdrew your application.</Trans>;
  if (kind === "expired") return <Trans>The job was closed.</Trans>;
  if (side !== "member") return null;
  if (to === "shortlisted") return <Trans>You’ve made it through the first round.</Trans>;
  if (to === "inReview") return <Trans>They started reading your application.</Trans>;
  if (to === "submitted") return <Trans>They moved your application back to the start.</Trans>;
  return null;
}

/** The promised day of the reply, and whether the Space answered by then. */
function PromisedDay({ application, step }: { application: MyWholeApplication; step: ApplicationTimelineEntry }) {
  const { i18n } = useLingui();
  const { by, days, became } = promiseOfStep(application, step);
  const day = formatDayAndMonth(i18n.locale, by);
  return (
    <>
      <Trans>Reply promised by {day}.</Trans> {became === "missed" && <Trans>They never replied.</Trans>}
      {became === "kept" && (
        <Plural
          value={days}
          _0="They replied the same day."
          one="They replied in # day."
          other="They replied in # days."
        />
      )}
      {became === "late" && <Plural value={days} one="They replied after # day." other="They replied after # days." />}
    </>
  );
}
