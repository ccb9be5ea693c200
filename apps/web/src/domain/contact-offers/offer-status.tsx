import { Trans, useLingui } from "@lingui/react/macro";
import type { PriorContact, SpaceContactOffer } from "@orbita/contract";
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

type ShownContactOffer = NonNullable<PriorContact["offer"]>;
type Props = { resumeId: string; offer: ShownContactOffer; now: number };

/** The state of the Space's last offer to a person; after acceptance, the person's contact details. */
export function OfferStatus({ resumeId, offer, now }: Props) {
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
        <Trans>Contact request sent {since}</Trans>
      ) : state === "declined" ? (
        <Trans>Contact request declined</Trans>
      ) : state === "withdrawn" ? (
        <Trans>Contact request withdrawn</Trans>
      ) : (
        <Trans>No reply to contact request</Trans>
      )}
    </TextLink>
  );
}

function Accepted({ contacts }: { contacts: SpaceContactOffer["contacts"] | undefined }) {
  return (
    <div className={styles.accepted}>
      <Badge tone="positive">
        <Trans>Contact request accepted</Trans>
      </Badge>
      {contacts && <Meta items={contactLinks(contacts)} />}
    </div>
  );
}
