import { Trans, useLingui } from "@lingui/react/macro";
import type { MyContactRequest } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Facts } from "@orbita/ui/base/facts.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { VerifiedBadge, VerifiedDetails } from "~/domain/spaces/public/verified-badge.tsx";
import { ThreadSection } from "~/domain/messages/thread-section.tsx";
import { LazyMyInterviews } from "~/domain/interviews/lazy-my-interviews.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatLongDay, formatPay } from "~/shell/format/format.ts";
import { AcceptDialog, DeclineDialog } from "./answer-dialogs.tsx";
import { MyContactRequestNote } from "./my-contact-request-note.tsx";
import {
  contractOf,
  formatContactRequestPlace,
  contactRequestStateTones,
  contactRequestStateLabels,
} from "./contact-request-labels.ts";
import styles from "./my-contact-requests.module.css";

/** A received contact request: sender, terms and deadline, with the buttons to accept or decline. */
export function MyContactRequestDetail({ contactRequest }: { contactRequest: MyContactRequest }) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const facts = [
    {
      term: t`Salary (gross per year)`,
      value: <bdi>{formatPay(locale, contactRequest.salaryMin, contactRequest.salaryMax)}</bdi>,
    },
    { term: t`Where`, value: <bdi>{formatContactRequestPlace(locale, contactRequest)}</bdi> },
    { term: t`Contract`, value: contractOf(locale, contactRequest) },
  ];
  return (
    <Card as="article">
      <div className={styles.body}>
        <Head contactRequest={contactRequest} />
        <Facts facts={facts} className={styles.facts} />
        <blockquote className={styles.message}>
          <bdi>{contactRequest.message}</bdi>
        </blockquote>
        {contactRequest.by && (
          <Text size="sm" tone="muted" className={styles.by}>
            <bdi>{contactRequest.by}</bdi>
          </Text>
        )}
        <VerifiedDetails facts={contactRequest.space.verification} />
        <MyContactRequestNote contactRequest={contactRequest} />
        {contactRequest.state === "accepted" && <LazyMyInterviews subject={{ contactRequestId: contactRequest.id }} />}
        {contactRequest.state === "accepted" && <ThreadSection spaceId={null} id={contactRequest.id} />}
      </div>
      {contactRequest.state === "sent" && (
        <Card.Foot>
          <Acts contactRequest={contactRequest} />
        </Card.Foot>
      )}
    </Card>
  );
}

function Head({ contactRequest: { title, space, jobPost, state, at } }: { contactRequest: MyContactRequest }) {
  const { i18n } = useLingui();
  const day = formatLongDay(i18n.locale, at);
  return (
    <div className={styles.head}>
      <SpaceAvatar name={space.name} seed={space.id} src={space.logo ? imageUrl(space.logo, 96) : undefined} />
      <div className={styles.titles}>
        <Heading level={2} size="sm">
          <bdi>{title}</bdi>
        </Heading>
        <Meta
          size="md"
          items={[
            <TextLink key="space" link={<Link to="/space/$url" params={{ url: space.url }} />}>
              <bdi>{space.name}</bdi>
            </TextLink>,
            <VerifiedBadge key="verified" facts={space.verification} />,
            jobPost?.open && (
              <TextLink key="post" link={<Link to="/jobs/$id" params={{ id: jobPost.id }} />}>
                <Trans>View job</Trans>
              </TextLink>
            ),
            <Trans key="at">sent on {day}</Trans>,
          ]}
        />
      </div>
      <Badge tone={contactRequestStateTones[state]}>{i18n._(contactRequestStateLabels[state])}</Badge>
    </div>
  );
}

function Acts({ contactRequest }: { contactRequest: MyContactRequest }) {
  const [opened, open] = useState<"accept" | "decline" | null>(null);
  const close = () => open(null);
  return (
    <>
      <Button variant="quiet" onClick={() => open("decline")}>
        <Trans>Decline…</Trans>
      </Button>
      <Button variant="primary" className={styles.end} onClick={() => open("accept")}>
        <Trans>Accept and share…</Trans>
      </Button>
      {opened === "accept" && <AcceptDialog contactRequest={contactRequest} onClose={close} />}
      {opened === "decline" && <DeclineDialog contactRequest={contactRequest} onClose={close} />}
    </>
  );
}
