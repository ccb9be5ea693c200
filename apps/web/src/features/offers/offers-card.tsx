import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { OfferState } from "@orbita/contract";
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

/** Counts the offers in a state; only members who may write send the request. */
function useCount(state?: OfferState): number | undefined {
  const space = useActingSpace();
  const asked = { page: 0, size: 1, ...(state && { state }) };
  return useQuery({ ...offersQuery(space.id, asked), enabled: mayWrite(space) }).data?.totalElements;
}

/** Counts of the Space's offers and the remaining daily quota, shown beside the search. */
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
        title={<Trans>Offers</Trans>}
        actions={<span className={styles.total}>{formatCount(i18n.locale, all)}</span>}
      />
      <ul className={styles.entries}>
        {waiting > 0 && (
          <Entry state="sent">
            <Plural value={waiting} one="# waits for an answer" other="# wait for an answer" />
          </Entry>
        )}
        {accepted > 0 && (
          <Entry state="accepted">
            <Plural value={accepted} one="# accepted" other="# accepted" />
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
          <Trans>All offers</Trans>
        </TextLink>
      </Card.Foot>
    </Card>
  );
}

function Entry({ state, children }: { state: OfferState; children: ReactNode }) {
  const { url } = useActingSpace();
  return (
    <li className={styles.entry}>
      <Link to="/work/$space/offers" params={{ space: url }} search={{ state }} className={styles.name}>
        {children}
      </Link>
    </li>
  );
}
