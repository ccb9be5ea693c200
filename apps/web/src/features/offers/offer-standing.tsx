import { Trans, useLingui } from "@lingui/react/macro";
import type { Acquaintance, SpaceOffer } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatSince } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { contactLinks } from "./contacts.tsx";
import { offerToQuery, useLiveOffers } from "./offer-queries.ts";
import styles from "./offers.module.css";

type Offer = NonNullable<Acquaintance["offer"]>;
type Props = { resumeId: string; offer: Offer; now: number };

/** The state of the last offer to a person; after acceptance, their contact details. */
export function OfferStanding({ resumeId, offer, now }: Props) {
  const { i18n } = useLingui();
  const space = useActingSpace();
  useLiveOffers(space.id);
  const alive = offer.state === "sent" || offer.state === "accepted";
  const { data } = useQuery({ ...offerToQuery(space.id, resumeId), enabled: alive });
  const { id, state, at } = data ?? offer;
  const since = formatSince(i18n.locale, at, now);
  if (state === "accepted") return <Accepted contacts={data?.contacts} />;
  return (
    <TextLink
      className={styles.standing}
      link={<Link to="/work/$space/offers" params={{ space: space.url }} search={{ id }} />}
    >
      {state === "sent" ? (
        <Trans>Offer sent {since}</Trans>
      ) : state === "declined" ? (
        <Trans>Declined the offer</Trans>
      ) : state === "withdrawn" ? (
        <Trans>Offer taken back</Trans>
      ) : (
        <Trans>Did not answer the offer</Trans>
      )}
    </TextLink>
  );
}

function Accepted({ contacts }: { contacts: SpaceOffer["contacts"] | undefined }) {
  return (
    <div className={styles.accepted}>
      <Badge tone="positive">
        <Trans>Accepted the offer</Trans>
      </Badge>
      {contacts && <Meta items={contactLinks(contacts)} />}
    </div>
  );
}
