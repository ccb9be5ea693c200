import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Application, ApplicationTimelineEntry } from "@orbita/contract";
import type { RejectionReason } from "@orbita/contract/applications/states";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Timeline, type TimelineProps } from "@orbita/ui/patterns/timeline.tsx";
import { useState } from "react";
import { useRequirementLabels } from "~/domain/evidence/use-requirement-labels.ts";
import { formatClock, formatDay, formatDayAndMonth } from "~/shell/format/format.ts";
import { Verify } from "./verify.tsx";
import { stateNames } from "~/domain/applications/state-names.ts";
import styles from "./candidate.module.css";

/** Reasons for a rejection, as both sides see them. */
const rejectionReasonLabels: Record<RejectionReason, MessageDescriptor> = {
  requirement: msg`A requirement is missing`,
  closerPeople: msg`Other candidates are a closer match`,
  positionGone: msg`Position closed`,
  other: msg({ message: "Other", context: "reason of a rejection" }),
};
const isReason = (text: string): text is RejectionReason => Object.hasOwn(rejectionReasonLabels, text);

/** The reason of a step. A known reason is a code and has a label; any other reason is free text. */
const reasonOf = ({ reason }: Pick<ApplicationTimelineEntry, "reason">): MessageDescriptor | string | null =>
  reason !== null && isReason(reason) ? rejectionReasonLabels[reason] : reason;

/** Title of a step. A move has the default name of its state, which the talent sees too, not the Space's own stage name. */
function stepTitle({ kind, to }: Pick<ApplicationTimelineEntry, "kind" | "to">): MessageDescriptor {
  if (kind === "revealed") return msg`Name and photo shown to the Space`;
  if (kind === "hidden") return msg`Removed from the Space’s lists`;
  if (kind === "undone") return msg`Move undone`;
  return stateNames[to];
}

/**
 * Timeline of an application, newest first, with the promised reply on top.
 * The talent sees the same steps, except those of kind `hidden`.
 */
export function History({ application }: { application: Application }) {
  const { t, i18n } = useLingui();
  const { steps, replyBy } = application;
  const newest = steps.toReversed();
  const promised = replyBy && formatDayAndMonth(i18n.locale, replyBy);
  const [now] = useState(() => Date.now());
  const late = replyBy !== null && Date.parse(replyBy) < now;
  const next: TimelineProps["items"] = promised
    ? [
        {
          key: "next",
          title: late ? <Trans>The reply was due by {promised}</Trans> : <Trans>The reply is due by {promised}</Trans>,
          state: "next",
        },
      ]
    : [];
  return (
    <section aria-labelledby="candidate-history">
      <Verify
        id={application.id}
        steps={steps.length}
        heading={
          <h3 id="candidate-history" className={styles.label}>
            <Trans>Timeline, as the candidate sees it</Trans>
          </h3>
        }
      />
      <Timeline
        label={t`Application timeline`}
        items={[
          ...next,
          ...newest.map((step, index) => ({
            key: step.id,
            title: i18n._(stepTitle(step)),
            details: <Details step={step} now={now} />,
            time: `${formatDay(i18n.locale, step.at)}, ${formatClock(i18n.locale, step.at)}`,
            at: step.at,
            state: index === 0 ? ("now" as const) : ("done" as const),
          })),
        ]}
      />
    </section>
  );
}

/** Actor and reason of a step, and the message to the talent. */
function Details({ step, now }: { step: ApplicationTimelineEntry; now: number }) {
  const { i18n, t } = useLingui();
  const { labelOf } = useRequirementLabels();
  const { kind, side, by, requirements, words, suggestedJobPost, toldAt } = step;
  const reason = reasonOf(step);
  const asked = requirements.map(labelOf).join(", ");
  const said = words && ((i18n.locale === "it" ? words.it : words.en) ?? words.it ?? words.en);
  const who = side === "member" ? (by ?? t`A member`) : side === "talent" ? t`The candidate` : t`Automatically`;
  const waits = Date.parse(toldAt) > now;
  const time = formatClock(i18n.locale, toldAt);
  return (
    <>
      <Meta
        as="span"
        items={[
          kind === "sent" ? <Trans key="sent">Confirmation sent automatically</Trans> : who,
          reason && (typeof reason === "string" ? <q key="reason">{reason}</q> : i18n._(reason)),
          asked,
        ]}
      />
      {said && (
        <p dir="auto" className={styles.words}>
          {said}
        </p>
      )}
      {suggestedJobPost && (
        <p>
          <Trans>Suggested job: {suggestedJobPost.title}</Trans>
        </p>
      )}
      {waits && (
        <p>
          <Trans>We’ll notify the candidate at {time}</Trans>
        </p>
      )}
    </>
  );
}
