import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceInterview } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { momentOf, ownZone } from "./clock.ts";
import { upcomingQuery, useLiveInterviews } from "./queries.ts";
import styles from "./interviews.module.css";

/** The Space's next interviews. Renders nothing if there are none. */
export function UpcomingCard() {
  const space = useActingSpace();
  useLiveInterviews();
  const { data } = useQuery(upcomingQuery(space.id));
  if (!data || data.content.length === 0) return null;
  return (
    <Card>
      <Card.Head title={<Trans>Upcoming interviews</Trans>} />
      <ul className={styles.rows}>
        {data.content.map((interview) => (
          <Row key={interview.id} interview={interview} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ interview }: { interview: SpaceInterview }) {
  const { t, i18n } = useLingui();
  const { url } = useActingSpace();
  const { talent, title, startsAt, jobPostId, applicationId, contactRequestId } = interview;
  const code = talent.code ?? "";
  const name = talent.name ?? t`Application ${code}`;
  const link =
    jobPostId && applicationId ? (
      <Link
        to="/work/$space/job-posts/$id/applications"
        params={{ space: url, id: jobPostId }}
        search={{ candidate: applicationId }}
      />
    ) : (
      <Link
        to="/work/$space/contact-requests"
        params={{ space: url }}
        search={contactRequestId ? { id: contactRequestId } : {}}
      />
    );
  return (
    <li className={styles.row}>
      <TextLink link={link}>
        <bdi>{name}</bdi>
      </TextLink>
      <Text size="sm" tone="muted">
        {startsAt && momentOf(i18n.locale, ownZone(), new Date(startsAt))}, <bdi>{title}</bdi>
      </Text>
    </li>
  );
}
