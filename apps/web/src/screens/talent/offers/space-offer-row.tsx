import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceContactOffer } from "@orbita/contract";
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
import { contactLinks } from "~/domain/contact-offers/contacts.tsx";
import { contractOf, formatOfferPlace, offerStateTones, offerStateLabels } from "./offer-labels.ts";
import { WithdrawOffer } from "./withdraw-offer.tsx";
import styles from "~/domain/contact-offers/offers.module.css";

const InterviewPart = lazy(() =>
  import("~/domain/interviews/interview-part.tsx").then((module) => ({ default: module.InterviewPart })),
);

type OfferInterviewsProps = { offerId: string; name: string; className?: string | undefined };

/** Interviews of an accepted offer, loaded when the section is expanded. */
function OfferInterviews({ offerId, name, className }: OfferInterviewsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget: { open } }) => setOpened(open)}>
      <summary>
        <Trans>Interview</Trans>
      </summary>
      {opened && (
        <Suspense>
          <InterviewPart open subject={{ offerId }} name={name} callName={name.split(" ")[0] ?? name} />
        </Suspense>
      )}
    </details>
  );
}

type Props = { offer: SpaceContactOffer; now: number };

const nameIn = ({ talent: { firstName, lastName } }: SpaceContactOffer): string | null =>
  firstName && lastName ? `${firstName} ${lastName}` : null;

/** A sent offer: the recipient's visible data, the terms and the response. */
export function SpaceOfferRow({ offer, now }: Props) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const name = nameIn(offer);
  const { headline } = offer.talent;
  const pay = formatPay(locale, offer.salaryMin, offer.salaryMax);
  return (
    <article className={styles.row}>
      {name ? <Avatar name={name} seed={offer.resumeId} size="md" /> : <Avatar.Blind size="md" />}
      <div className={styles.words}>
        <div className={styles.top}>
          <Heading level={2} size="xs">
            {name ? <bdi>{name}</bdi> : headline ? <bdi>{headline}</bdi> : <Trans>Profile not visible right now</Trans>}
          </Heading>
          <Badge tone={offerStateTones[offer.state]}>{i18n._(offerStateLabels[offer.state])}</Badge>
        </div>
        {name && headline && <Meta items={[<bdi key="headline">{headline}</bdi>]} />}
        <Meta
          items={[
            <bdi key="title">{offer.title}</bdi>,
            pay && <bdi key="pay">{pay}</bdi>,
            contractOf(locale, offer),
            <bdi key="place">{formatOfferPlace(locale, offer)}</bdi>,
          ]}
        />
        <details className={styles.written}>
          <summary>
            <Trans>Your message</Trans>
          </summary>
          <p>
            <bdi>{offer.message}</bdi>
          </p>
        </details>
        {offer.contacts && (
          <div className={styles.contacts}>
            <Meta size="md" items={contactLinks(offer.contacts)} />
          </div>
        )}
        {offer.note && (
          <blockquote className={styles.quote}>
            <bdi>{offer.note}</bdi>
          </blockquote>
        )}
        {offer.state === "accepted" && name && (
          <OfferInterviews offerId={offer.id} name={name} className={styles.written} />
        )}
        <Foot offer={offer} now={now} />
      </div>
    </article>
  );
}

/** When and by whom the request was sent; while it is open, also until when the person can reply. */
function SentLine({ offer: { at, by, expiresAt, state }, now }: Props) {
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

function Foot({ offer, now }: Props) {
  const space = useActingSpace();
  const [withdrawing, setWithdrawing] = useState(false);
  return (
    <div className={styles.foot}>
      <Text size="sm" tone="muted">
        <SentLine offer={offer} now={now} />
      </Text>
      {offer.state === "sent" && mayWrite(space) && (
        <Button size="sm" onClick={() => setWithdrawing(true)}>
          <Trans>Withdraw…</Trans>
        </Button>
      )}
      {offer.state === "accepted" && (
        <ButtonLink
          size="sm"
          icon={IconMessage}
          link={
            <Link to="/work/$space/messages/{-$thread}" params={{ space: space.url, thread: offer.id }} hash="write" />
          }
        >
          <Trans>Messages</Trans>
        </ButtonLink>
      )}
      {withdrawing && <WithdrawOffer offer={offer} onClose={() => setWithdrawing(false)} />}
    </div>
  );
}
