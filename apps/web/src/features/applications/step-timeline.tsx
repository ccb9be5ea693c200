import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationStep, MyWholeApplication } from "@orbita/contract";
import { Timeline } from "@orbita/ui/patterns/timeline.tsx";
import { stateNames } from "~/domain/applications/state-words.ts";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { promiseOfStep } from "./promise-of.ts";
import styles from "./detail.module.css";

type Props = { application: MyWholeApplication; now: number };

/**
 * A reveal is merged into the move that caused it. If that move was undone, the reveal stays a row of its own, because the name
 * was seen.
 */
const showedBy = (steps: readonly ApplicationStep[], { seq }: ApplicationStep) =>
  steps.find((step) => step.kind === "moved" && step.seq === seq + 1);
const shownSteps = (steps: readonly ApplicationStep[]) =>
  steps
    .filter((step) => step.kind !== "hidden" && !(step.kind === "revealed" && showedBy(steps, step)))
    .toSorted((a, b) => b.seq - a.seq);
const reveals = (steps: readonly ApplicationStep[], step: ApplicationStep): boolean =>
  steps.some((one) => one.kind === "revealed" && showedBy(steps, one) === step);

/** All steps of the application with the messages of their authors; the Space reads the same timeline. */
export function StepTimeline({ application, now }: Props) {
  const { t, i18n } = useLingui();
  const { steps } = application;
  return (
    <Timeline
      label={t`Timeline`}
      items={shownSteps(steps).map((step, at) => ({
        key: step.id,
        title: step.kind === "revealed" ? t`They see your name` : i18n._(stateNames[step.to]),
        details: <Details step={step} application={application} revealed={reveals(steps, step)} />,
        time: [formatMoment(i18n.locale, step.at, now), step.by].filter(Boolean).join(" · "),
        at: step.at,
        state: at === 0 ? "now" : "done",
      }))}
    />
  );
}

type DetailsProps = { step: ApplicationStep; application: MyWholeApplication; revealed: boolean };

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
      {!said && <Usual step={step} />} {asked && <Trans>What was missing: {asked}.</Trans>}{" "}
      {revealed && <Trans>From here on they see your name.</Trans>}
    </>
  );
}

/** Default text of a step without a message. */
function Usual({ step: { kind, to, reason, side } }: { step: ApplicationStep }) {
  if (kind === "withdrawn") return reason ? <q className={styles.said}>{reason}</q> : <Trans>You withdrew it.</Trans>;
  if (kind === "expired") return <Trans>The job post was closed.</Trans>;
  if (side !== "member") return null;
  if (to === "shortlisted") return <Trans>You are among the people they want to hear.</Trans>;
  if (to === "inReview") return <Trans>They began to read it.</Trans>;
  if (to === "submitted") return <Trans>They put it back to the beginning.</Trans>;
  return null;
}

/** The promised day, and whether the answer came by then. */
function PromisedDay({ application, step }: { application: MyWholeApplication; step: ApplicationStep }) {
  const { i18n } = useLingui();
  const { by, days, became } = promiseOfStep(application, step);
  const day = formatDayAndMonth(i18n.locale, by);
  if (became === "open") return <Trans>Answer promised by {day}.</Trans>;
  return (
    <>
      <Trans>Answer promised by {day}:</Trans>{" "}
      {became === "missed" ? (
        <Trans>it never came</Trans>
      ) : became === "kept" ? (
        <Plural value={days} _0="kept on the same day" one="kept in # day" other="kept in # days" />
      ) : (
        <Plural value={days} one="it came after # day" other="it came after # days" />
      )}
    </>
  );
}
