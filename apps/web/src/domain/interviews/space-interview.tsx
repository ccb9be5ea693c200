import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceInterview as Interview } from "@orbita/contract";
import { interviewAfter, isAgreed } from "@orbita/contract/interviews/states";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { momentOf, ownZone } from "./clock.ts";
import { AgreedTime, InterviewFacts, InterviewSteps } from "./interview-facts.tsx";
import { interviewStateTones, interviewStateLabels } from "./interview-labels.ts";
import { InterviewMessageDialog } from "./interview-message-dialog.tsx";
import styles from "./interviews.module.css";

type Props = { interview: Interview; onOthers: () => void };

/** An interview as the Space sees it: times, history with messages, and actions. */
export function SpaceInterview({ interview, onOthers }: Props) {
  const { i18n } = useLingui();
  const { state, startsAt, about } = interview;
  return (
    <article className={styles.one}>
      <div className={styles.head}>
        {startsAt && isAgreed(state) ? <AgreedTime startsAt={startsAt} /> : <Waiting interview={interview} />}
        <Badge tone={interviewStateTones[state]}>{i18n._(interviewStateLabels[state])}</Badge>
      </div>
      {state === "proposed" && <Slots interview={interview} />}
      <InterviewFacts interview={interview} names={interview.with.map(({ name }) => name)} />
      <p className={styles.about}>
        <bdi>{about}</bdi>
      </p>
      <InterviewSteps steps={interview.steps} />
      <Acts interview={interview} onOthers={onOthers} />
    </article>
  );
}

function Waiting({ interview: { state, answerBy } }: { interview: Interview }) {
  const { i18n } = useLingui();
  const until = momentOf(i18n.locale, ownZone(), new Date(answerBy));
  return (
    <p className={styles.title}>
      {state === "proposed" ? <Trans>They can reply until {until}</Trans> : <Trans>Interview</Trans>}
    </p>
  );
}

function Slots({ interview: { slots } }: { interview: Interview }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.slots}>
      {slots.map(({ startsAt, free }) => (
        <li key={startsAt} className={cx(styles.slot, !free && styles.taken)}>
          <span>{momentOf(i18n.locale, ownZone(), new Date(startsAt))}</span>
        </li>
      ))}
    </ul>
  );
}

function Acts({ interview, onOthers }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const [cancelling, setCancelling] = useState(false);
  const { id, version, state } = interview;
  const options = { spaceId: space.id };
  const may = (act: "propose" | "cancel") => mayWrite(space) && interviewAfter(state, "member", act) !== undefined;
  return (
    <div className={styles.acts}>
      {isAgreed(state) && <CalendarButton ask={() => api().interviews.calendar({ params: { id } }, options)} />}
      {may("propose") && (
        <Button size="sm" onClick={onOthers}>
          <Trans>Propose other times…</Trans>
        </Button>
      )}
      {may("cancel") && (
        <Button size="sm" variant="danger" onClick={() => setCancelling(true)}>
          <Trans>Cancel interview…</Trans>
        </Button>
      )}
      {cancelling && (
        <InterviewMessageDialog
          danger
          title={t`Cancel this interview?`}
          label={t`Reason`}
          act={<Trans>Cancel interview</Trans>}
          dismissLabel={t`Close`}
          done={t`Interview cancelled`}
          send={(words) =>
            answered(
              api().interviews.cancel(
                { params: { id }, body: { words, version, zone: ownZone() } },
                { ...options, idempotencyKey: crypto.randomUUID() },
              ),
            )
          }
          onClose={() => setCancelling(false)}
        >
          <Trans>
            We’ll notify the candidate right away with your reason, and the interview will be removed from calendars.
          </Trans>
        </InterviewMessageDialog>
      )}
    </div>
  );
}
