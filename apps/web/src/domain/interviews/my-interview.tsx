import { Trans, useLingui } from "@lingui/react/macro";
import type { MyInterview as Interview } from "@orbita/contract";
import { isAgreed } from "@orbita/contract/interviews/states";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { momentOf, ownZone } from "./clock.ts";
import { AgreedTime, InterviewFacts, InterviewSteps } from "./interview-facts.tsx";
import { interviewStateTones, interviewStateLabels } from "./interview-labels.ts";
import { MyInterviewActions } from "./my-interview-actions.tsx";
import { PickSlot } from "./pick-slot.tsx";
import styles from "./interviews.module.css";

/** An interview as the talent sees it: times to pick from, or the agreed time. */
export function MyInterview({ interview }: { interview: Interview }) {
  const { i18n } = useLingui();
  const { state, startsAt, about } = interview;
  const names = interview.with.flatMap(({ name }) => name ?? []);
  return (
    <article className={styles.one}>
      <div className={styles.head}>
        {startsAt && isAgreed(state) ? <AgreedTime startsAt={startsAt} /> : <Waiting interview={interview} />}
        <Badge tone={interviewStateTones[state]}>{i18n._(interviewStateLabels[state])}</Badge>
      </div>
      {state === "proposed" && <PickSlot interview={interview} />}
      {state === "noneFits" && (
        <p>
          <Trans>You said none of the times work. They’ll propose others.</Trans>
        </p>
      )}
      {state === "moveAsked" && (
        <p>
          <Trans>You asked for another time. The current one will stay booked until the Space proposes others.</Trans>
        </p>
      )}
      <InterviewFacts interview={interview} names={names} />
      <p className={styles.about}>
        <bdi>{about}</bdi>
      </p>
      {interview.steps.length > 1 && <InterviewSteps steps={interview.steps} />}
      <MyInterviewActions interview={interview} />
    </article>
  );
}

function Waiting({ interview: { state, answerBy } }: { interview: Interview }) {
  const { i18n } = useLingui();
  const until = momentOf(i18n.locale, ownZone(), new Date(answerBy));
  return (
    <p className={styles.title}>
      {state === "proposed" ? <Trans>Choose a time by {until}</Trans> : <Trans>Interview</Trans>}
    </p>
  );
}
