import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceContactRequest } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { IconMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState, lazy, Suspense } from "react";
import { formatDayAndMonth, formatPay, formatSince } from "~/shell/format/format.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { contactLinks } from "~/domain/contact-requests/contacts.tsx";
import {
  contractOf,
  formatContactRequestPlace,
  contactRequestStateTones,
  contactRequestStateLabels,
} from "./contact-request-labels.ts";
import { WithdrawContactRequest } from "./withdraw-contact-request.tsx";
import styles from "~/domain/contact-requests/contact-requests.module.css";

const InterviewPart = lazy(() =>
  import("~/domain/interviews/interview-part.tsx").then((module) => ({ default: module.InterviewPart })),
);

type ContactRequestInterviewsProps = { contactRequestId: string; name: string; className?: string | undefined };

/** Interviews of an accepted contact request, loaded when the section is expanded. */
function ContactRequestInterviews({ contactRequestId, name, className }: ContactRequestInterviewsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget: { open } }) => setOpened(open)}>
      <summary>
        <Trans>Interview</Trans>
      </summary>
      {opened && (
        <Suspense>
          <InterviewPart open subject={{ contactRequestId }} name={name} callName={name.split(" ")[0] ?? name} />
        </Suspense>
      )}
    </details>
  );
}

type Props = { contactRequest: SpaceContactRequest; now: number };

const nameIn = ({ talent: { firstName, lastName } }: SpaceContactRequest): string | null =>
  firstName && lastName ? `${firstName} ${lastName}` : null;

/** A sent contact request: the recipient's visible data, the terms and the response. */
export function SpaceContactRequestRow({ contactRequest, now }: Props) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const name = nameIn(contactRequest);
  const { headline } = contactRequest.talent;
  const pay = formatPay(locale, contactRequest.salaryMin, contactRequest.salaryMax);
  return (
    <article className={styles.row}>
      {name ? <Avatar name={name} seed={contactRequest.resumeId} size="md" /> : <Avatar.Blind size="md" />}
      <div className={styles.words}>
        <div className={styles.top}>
          <Heading level={2} size="xs">
            {name ? <bdi>{name}</bdi> : headline ? <bdi>{headline}</bdi> : <Trans>Profile not visible right now</Trans>}
          </Heading>
          <Badge tone={contactRequestStateTones[contactRequest.state]}>
            {i18n._(contactRequestStateLabels[contactRequest.state])}
          </Badge>
        </div>
        {name && headline && <Meta items={[<bdi key="headline">{headline}</bdi>]} />}
        <Meta
          items={[
            <bdi key="title">{contactRequest.title}</bdi>,
            pay && <bdi key="pay">{pay}</bdi>,
            contractOf(locale, contactRequest),
            <bdi key="place">{formatContactRequestPlace(locale, contactRequest)}</bdi>,
          ]}
        />
        <details className={styles.written}>
          <summary>
            <Trans>Your message</Trans>
          </summary>
          <p>
            <bdi>{contactRequest.message}</bdi>
          </p>
        </details>
        {contactRequest.contacts && (
          <div className={styles.contacts}>
            <Meta size="md" items={contactLinks(contactRequest.contacts)} />
          </div>
        )}
        {contactRequest.note && (
          <blockquote className={styles.quote}>
            <bdi>{contactRequest.note}</bdi>
          </blockquote>
        )}
        {contactRequest.state === "accepted" && name && (
          <ContactRequestInterviews contactRequestId={contactRequest.id} name={name} className={styles.written} />
        )}
        <Foot contactRequest={contactRequest} now={now} />
      </div>
    </article>
  );
}

/** When and by whom the request was sent; while it is open, also until when the person can reply. */
function SentLine({ contactRequest: { at, by, expiresAt, state }, now }: Props) {
  const { i18n } = useLingui();
  const since = formatSince(i18n.locale, at, now);
  const until = formatDayAndMonth(i18n.locale, expiresAt);
  if (state === "sent")
    return by ? (
      <Trans>
        Sent {since} by <bdi>{by}</bdi>. They can reply until {until}.
      </Trans>
    ) : (
      <Trans>
        Sent {since}. They can reply until {until}.
      </Trans>
    );
  return by ? (
    <Trans>
      Sent {since} by <bdi>{by}</bdi>
    </Trans>
  ) : (
    <Trans>Sent {since}</Trans>
  );
}

function Foot({ contactRequest, now }: Props) {
  const space = useActingSpace();
  const [withdrawing, setWithdrawing] = useState(false);
  return (
    <div className={styles.foot}>
      <Text size="sm" tone="muted">
        <SentLine contactRequest={contactRequest} now={now} />
      </Text>
      {contactRequest.state === "sent" && mayWrite(space) && (
        <Button size="sm" onClick={() => setWithdrawing(true)}>
          <Trans>Withdraw…</Trans>
        </Button>
      )}
      {contactRequest.state === "accepted" && (
        <ButtonLink
          size="sm"
          icon={IconMessage}
          link={
            <Link
              to="/work/$space/messages/{-$thread}"
              params={{ space: space.url, thread: contactRequest.id }}
              hash="write"
            />
          }
        >
          <Trans>Messages</Trans>
        </ButtonLink>
      )}
      {withdrawing && <WithdrawContactRequest contactRequest={contactRequest} onClose={() => setWithdrawing(false)} />}
    </div>
  );
}
