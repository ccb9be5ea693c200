import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceOffer } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { IconMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { OfferInterviews } from "~/features/interviews/offer-interviews.tsx";
import { formatDayAndMonth, formatPay, formatSince } from "~/shell/format/format.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { contactLinks } from "./contacts.tsx";
import { contractOf, placeOf, stateTones, stateWords } from "./offer-words.ts";
import { WithdrawOffer } from "./withdraw-offer.tsx";
import styles from "./offers.module.css";

type Props = { offer: SpaceOffer; now: number };

const nameIn = ({ talent: { firstName, lastName } }: SpaceOffer): string | null =>
  firstName && lastName ? `${firstName} ${lastName}` : null;

/** A sent offer: the recipient as far as visible, terms and response. */
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
            {name ? <bdi>{name}</bdi> : headline ? <bdi>{headline}</bdi> : <Trans>Not shown to you now</Trans>}
          </Heading>
          <Badge tone={stateTones[offer.state]}>{i18n._(stateWords[offer.state])}</Badge>
        </div>
        {name && headline && <Meta items={[<bdi key="headline">{headline}</bdi>]} />}
        <Meta
          items={[
            <bdi key="title">{offer.title}</bdi>,
            pay && <bdi key="pay">{pay}</bdi>,
            contractOf(locale, offer),
            <bdi key="place">{placeOf(locale, offer)}</bdi>,
          ]}
        />
        <details className={styles.written}>
          <summary>
            <Trans>What you wrote</Trans>
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

function Foot({ offer, now }: Props) {
  const { i18n } = useLingui();
  const space = useActingSpace();
  const [withdrawing, setWithdrawing] = useState(false);
  const since = formatSince(i18n.locale, offer.at, now);
  const until = formatDayAndMonth(i18n.locale, offer.expiresAt);
  const { by } = offer;
  return (
    <div className={styles.foot}>
      <Text size="sm" tone="muted">
        {by ? (
          <Trans>
            Sent {since} by <bdi>{by}</bdi>
          </Trans>
        ) : (
          <Trans>Sent {since}</Trans>
        )}
        {offer.state === "sent" && (
          <>
            , <Trans>they can answer until {until}</Trans>
          </>
        )}
      </Text>
      {offer.state === "sent" && mayWrite(space) && (
        <Button size="sm" onClick={() => setWithdrawing(true)}>
          <Trans>Take it back</Trans>
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
