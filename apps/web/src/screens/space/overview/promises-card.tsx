import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { DayBars } from "@orbita/ui/base/day-bars.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { replyDue } from "~/domain/applications/reply-due.ts";
import { CandidateAvatar } from "~/domain/applications/candidate-avatar.tsx";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { LateBy } from "./due-card.tsx";
import { promiseDay, type DueReply } from "./promise-day.ts";
import styles from "./overview.module.css";

const shown = 6;

/** Promised replies that may become late, each with the days that have passed. */
export function PromisesCard({ due, now }: { due: readonly DueReply[]; now: number }) {
  const space = useActingSpace();
  return (
    <Card>
      <Card.Head
        title={<Trans>Replies at risk</Trans>}
        actions={
          <Text as="span" size="sm">
            <TextLink
              link={
                <Link to="/work/$space/applications" params={{ space: space.url }} search={{ sort: "replyBy:asc" }} />
              }
            >
              <Trans>See all</Trans>
            </TextLink>
          </Text>
        }
      />
      <ul>
        {due.slice(0, shown).map((one) => (
          <PromiseRow key={one.id} due={one} now={now} />
        ))}
      </ul>
      <Card.Foot>
        <Text size="sm" tone="muted">
          <Trans>The reply time is shown on the job. Candidates see a delay as soon as you do.</Trans>
        </Text>
      </Card.Foot>
    </Card>
  );
}

function PromiseRow({ due, now }: { due: DueReply; now: number }) {
  const { t } = useLingui();
  const { nameOf } = useCandidateName();
  const state = replyDue(due.replyBy, now);
  const day = promiseDay(due, now);
  const { replyDays } = due;
  return (
    <li className={styles.promise}>
      <CandidateAvatar candidate={due} size="xs" />
      <span className={styles.who}>
        <b>
          <bdi>{nameOf(due)}</bdi>
        </b>{" "}
        <bdi className={styles.post}>{due.jobPostTitle}</bdi>
      </span>
      <span className={styles.bars}>
        <DayBars day={day} of={replyDays} label={t`day ${day} of ${replyDays}`} />
      </span>
      <Text
        as="span"
        size="sm"
        weight="medium"
        numeric
        nowrap
        tone={state?.late ? "danger" : "warning"}
        className={styles.end}
      >
        {state?.late ? (
          <LateBy days={state.days} />
        ) : state?.days === 0 ? (
          <Trans>Due today</Trans>
        ) : (
          <Trans>Due tomorrow</Trans>
        )}
      </Text>
    </li>
  );
}
