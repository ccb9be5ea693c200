import { Trans, useLingui } from "@lingui/react/macro";
import type { MyContactOffer } from "@orbita/contract";
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
import { MyOfferNote } from "./my-offer-note.tsx";
import { contractOf, formatOfferPlace, offerStateTones, offerStateLabels } from "./offer-labels.ts";
import styles from "./my-offers.module.css";

/** A received offer: sender, terms and deadline, with the buttons to accept or decline. */
export function MyOfferDetail({ offer }: { offer: MyContactOffer }) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const facts = [
    { term: t`Salary (gross per year)`, value: <bdi>{formatPay(locale, offer.salaryMin, offer.salaryMax)}</bdi> },
    { term: t`Where`, value: <bdi>{formatOfferPlace(locale, offer)}</bdi> },
    { term: t`Contract`, value: contractOf(locale, offer) },
  ];
  return (
    <Card as="article">
      <div className={styles.body}>
        <Head offer={offer} />
        <Facts facts={facts} className={styles.facts} />
        <blockquote className={styles.message}>
          <bdi>{offer.message}</bdi>
        </blockquote>
        {offer.by && (
          <Text size="sm" tone="muted" className={styles.by}>
            <bdi>{offer.by}</bdi>
          </Text>
        )}
        <VerifiedDetails facts={offer.space.verification} />
        <MyOfferNote offer={offer} />
        {offer.state === "accepted" && <LazyMyInterviews subject={{ offerId: offer.id }} />}
        {offer.state === "accepted" && <ThreadSection spaceId={null} id={offer.id} />}
      </div>
      {offer.state === "sent" && (
        <Card.Foot>
          <Acts offer={offer} />
        </Card.Foot>
      )}
    </Card>
  );
}

function Head({ offer: { title, space, jobPost, state, at } }: { offer: MyContactOffer }) {
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
      <Badge tone={offerStateTones[state]}>{i18n._(offerStateLabels[state])}</Badge>
    </div>
  );
}

function Acts({ offer }: { offer: MyContactOffer }) {
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
      {opened === "accept" && <AcceptDialog offer={offer} onClose={close} />}
      {opened === "decline" && <DeclineDialog offer={offer} onClose={close} />}
    </>
  );
}
