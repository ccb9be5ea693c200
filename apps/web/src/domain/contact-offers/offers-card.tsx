import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ContactOfferState } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { offersQuery, quotaQuery, useLiveOffers } from "./offer-queries.ts";
import { OffersLeft } from "./offers-left.tsx";
import styles from "./offers.module.css";

/** The number of offers, of all or in one state. Only members who may write send the request. */
function useCount(state?: ContactOfferState): number | undefined {
  const space = useActingSpace();
  const asked = { page: 0, size: 1, ...(state && { state }) };
  return useQuery({ ...offersQuery(space.id, asked), enabled: mayWrite(space) }).data?.totalElements;
}

/** Counts of the Space's offers and the remaining daily quota, shown beside the talent search. */
export function OffersCard() {
  const { i18n } = useLingui();
  const space = useActingSpace();
  useLiveOffers(space.id);
  const [all, waiting, accepted] = [useCount(), useCount("sent"), useCount("accepted")];
  const quota = useQuery({ ...quotaQuery(space.id), enabled: mayWrite(space) }).data;
  if (all === undefined || waiting === undefined || accepted === undefined || !quota) return null;
  return (
    <Card>
      <Card.Head
        title={<Trans>Contact requests</Trans>}
        actions={<span className={styles.total}>{formatCount(i18n.locale, all)}</span>}
      />
      <ul className={styles.entries}>
        {waiting > 0 && (
          <Entry state="sent">
            <Plural value={waiting} one="# awaiting a reply" other="# awaiting a reply" />
          </Entry>
        )}
        {accepted > 0 && (
          <Entry state="accepted">
            <Plural value={accepted} context="contact requests" one="# accepted" other="# accepted" />
          </Entry>
        )}
        <li className={styles.entry}>
          <Text size="sm" tone="muted">
            <OffersLeft left={quota.left} />
          </Text>
        </li>
      </ul>
      <Card.Foot>
        <TextLink link={<Link to="/work/$space/offers" params={{ space: space.url }} />}>
          <Trans>All contact requests</Trans>
        </TextLink>
      </Card.Foot>
    </Card>
  );
}

function Entry({ state, children }: { state: ContactOfferState; children: ReactNode }) {
  const { url } = useActingSpace();
  return (
    <li className={styles.entry}>
      <Link to="/work/$space/offers" params={{ space: url }} search={{ state }} className={styles.name}>
        {children}
      </Link>
    </li>
  );
}
