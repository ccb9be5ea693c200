import { Trans, useLingui } from "@lingui/react/macro";
import type { PriorContact, SpaceContactRequest } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatSince } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { contactLinks } from "./contacts.tsx";
import { contactRequestToQuery, useLiveContactRequests } from "./contact-request-queries.ts";
import styles from "./contact-requests.module.css";

type ContactRequestSummary = NonNullable<PriorContact["contactRequest"]>;
type Props = { resumeId: string; contactRequest: ContactRequestSummary; now: number };

/** The state of the Space's last contact request to a person; after acceptance, the person's contact details. */
export function ContactRequestStatus({ resumeId, contactRequest, now }: Props) {
  const { i18n } = useLingui();
  const space = useActingSpace();
  useLiveContactRequests(space.id);
  const alive = contactRequest.state === "sent" || contactRequest.state === "accepted";
  const { data } = useQuery({ ...contactRequestToQuery(space.id, resumeId), enabled: alive });
  const { id, state, at } = data ?? contactRequest;
  const since = formatSince(i18n.locale, at, now);
  if (state === "accepted") return <Accepted contacts={data?.contacts} />;
  return (
    <TextLink
      className={styles.standing}
      link={<Link to="/work/$space/contact-requests" params={{ space: space.url }} search={{ id }} />}
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

function Accepted({ contacts }: { contacts: SpaceContactRequest["contacts"] | undefined }) {
  return (
    <div className={styles.accepted}>
      <Badge tone="positive">
        <Trans>Contact request accepted</Trans>
      </Badge>
      {contacts && <Meta items={contactLinks(contacts)} />}
    </div>
  );
}
