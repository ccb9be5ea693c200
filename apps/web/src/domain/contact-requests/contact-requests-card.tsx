import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ContactRequestState } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { contactRequestsQuery, quotaQuery, useLiveContactRequests } from "./contact-request-queries.ts";
import { ContactRequestsLeft } from "./contact-requests-left.tsx";
import styles from "./contact-requests.module.css";

/** The number of the Space's contact requests, in total or in one state. Requested only for members who may write. */
function useCount(state?: ContactRequestState): number | undefined {
  const space = useActingSpace();
  const asked = { page: 0, size: 1, ...(state && { state }) };
  return useQuery({ ...contactRequestsQuery(space.id, asked), enabled: mayWrite(space) }).data?.totalElements;
}

/** Counts of the Space's contact requests and the remaining daily quota, shown beside the talent search. */
export function ContactRequestsCard() {
  const { i18n } = useLingui();
  const space = useActingSpace();
  useLiveContactRequests(space.id);
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
            <ContactRequestsLeft left={quota.left} />
          </Text>
        </li>
      </ul>
      <Card.Foot>
        <TextLink link={<Link to="/work/$space/contact-requests" params={{ space: space.url }} />}>
          <Trans>All contact requests</Trans>
        </TextLink>
      </Card.Foot>
    </Card>
  );
}

function Entry({ state, children }: { state: ContactRequestState; children: ReactNode }) {
  const { url } = useActingSpace();
  return (
    <li className={styles.entry}>
      <Link to="/work/$space/contact-requests" params={{ space: url }} search={{ state }} className={styles.name}>
        {children}
      </Link>
    </li>
  );
}
