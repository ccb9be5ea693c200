import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Link } from "@tanstack/react-router";
import { replyDue } from "~/domain/applications/reply-due.ts";
import { CandidateAvatar } from "~/domain/applications/candidate-avatar.tsx";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import { formatClock } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { DueReply } from "./promise-day.ts";
import styles from "./overview.module.css";

/** Applications whose reply is due today or late, sorted by deadline. */
export function DueCard({ due, now }: { due: readonly DueReply[]; now: number }) {
  return (
    <Card>
      <Card.Head
        title={<Trans>Replies due today</Trans>}
        actions={
          <Text as="span" size="sm" tone="muted">
            <Trans>By due date</Trans>
          </Text>
        }
      />
      {due.length > 0 ? (
        <ul>
          {due.map((one) => (
            <DueRow key={one.id} due={one} now={now} />
          ))}
        </ul>
      ) : (
        <Card.Body>
          <Text size="md" tone="muted">
            <Trans>You’re all caught up. New applications will appear here before their reply is due.</Trans>
          </Text>
        </Card.Body>
      )}
    </Card>
  );
}

function DueRow({ due, now }: { due: DueReply; now: number }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const { nameOf } = useCandidateName();
  const name = nameOf(due);
  const state = replyDue(due.replyBy, now);
  const clock = formatClock(i18n.locale, due.replyBy);
  return (
    <li className={styles.due}>
      <CandidateAvatar candidate={due} size="sm" />
      <div className={styles.words}>
        <p>
          <NameAndWait name={name} due={due} now={now} />
        </p>
        <Text size="sm" tone="muted">
          <bdi>{due.jobPostTitle}</bdi>
        </Text>
      </div>
      <Text
        as="span"
        size="sm"
        weight="medium"
        numeric
        tone={state?.late ? "danger" : "warning"}
        className={styles.when}
      >
        {state?.late ? <LateBy days={state.days} /> : <Trans>By {clock}</Trans>}
      </Text>
      <ButtonLink
        size="sm"
        variant="outline"
        className={styles.open}
        label={t`Open ${name}`}
        link={
          <Link
            to="/work/$space/job-posts/$id/applications"
            params={{ space: space.url, id: due.jobPostId }}
            search={{ candidate: due.id }}
          />
        }
      >
        <Trans context="verb">Open</Trans>
      </ButtonLink>
    </li>
  );
}

export const LateBy = ({ days }: { days: number }) =>
  days === 0 ? <Trans>late as of today</Trans> : <Plural value={days} one="# day late" other="# days late" />;

/** The candidate's name, and for how long the application has been waiting or in review. */
function NameAndWait({ name, due, now }: { name: string; due: DueReply; now: number }) {
  const from = due.status === "submitted" ? due.sent : due.moved;
  const days = replyDue(from, now)?.days ?? 0;
  return due.status === "submitted" ? (
    <Trans>
      <b>
        <bdi>{name}</bdi>
      </b>{" "}
      <Text as="span" tone="muted">
        <Plural
          value={days}
          _0="has been waiting since today"
          one="has been waiting for # day"
          other="has been waiting for # days"
        />
      </Text>
    </Trans>
  ) : (
    <Trans>
      <b>
        <bdi>{name}</bdi>
      </b>{" "}
      <Text as="span" tone="muted">
        <Plural
          value={days}
          _0="has been in review since today"
          one="has been in review for # day"
          other="has been in review for # days"
        />
      </Text>
    </Trans>
  );
}
