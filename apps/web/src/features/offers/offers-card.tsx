import { Plural, Trans } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { offersQuery, quotaQuery, useLiveOffers } from "./offer-queries.ts";
import { OffersLeft } from "./offers-left.tsx";
import styles from "./offers.module.css";

/** Beside the search: how the offers of the Space stand, and how many are left today. */
export function OffersCard() {
  const space = useActingSpace();
  useLiveOffers(space.id);
  const counted = (state: "sent" | "accepted") => offersQuery(space.id, { page: 0, size: 1, state });
  const waiting = useQuery(counted("sent")).data?.totalElements;
  const accepted = useQuery(counted("accepted")).data?.totalElements;
  const quota = useQuery(quotaQuery(space.id)).data;
  const params = { space: space.url };
  return (
    <Card>
      <Card.Head
        title={<Trans>Offers</Trans>}
        actions={
          <TextLink link={<Link to="/work/$space/offers" params={params} />}>
            <Trans>All</Trans>
          </TextLink>
        }
      />
      <Card.Body className={styles.card}>
        {waiting !== undefined && accepted !== undefined && (
          <Text size="md">
            <TextLink link={<Link to="/work/$space/offers" params={params} search={{ state: "sent" }} />}>
              <Plural
                value={waiting}
                _0="None waits for an answer"
                one="# waits for an answer"
                other="# wait for an answer"
              />
            </TextLink>
            {accepted > 0 && (
              <>
                <br />
                <TextLink link={<Link to="/work/$space/offers" params={params} search={{ state: "accepted" }} />}>
                  <Plural value={accepted} one="# accepted" other="# accepted" />
                </TextLink>
              </>
            )}
          </Text>
        )}
        {quota && (
          <Text size="sm" tone="muted">
            <OffersLeft left={quota.left} />
          </Text>
        )}
      </Card.Body>
    </Card>
  );
}
