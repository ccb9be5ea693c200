import { Trans, Plural, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { CardFailure } from "~/shell/form/card-failure.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { SettingsPage } from "../settings-page.tsx";
import { ActivityTimeline } from "../activity/activity-timeline.tsx";
import { DataLinksCard } from "./data-links-card.tsx";
import { latestActivityQuery } from "./queries.ts";
import { SessionsCard } from "./sessions-card.tsx";
import { WaysInCard } from "./ways-in-card.tsx";

/** Sign-in methods, active sessions and recent activity. */
export function SecurityPage() {
  const me = useMe();
  if (!me) return null;
  return (
    <SettingsPage
      title={<Trans>Sign-in and security</Trans>}
      lead={<Trans>Sign-in methods, signed-in devices and recent activity.</Trans>}
    >
      <WaysInCard me={me} />
      <SessionsCard />
      <ActivityCard />
      <DataLinksCard />
    </SettingsPage>
  );
}

/** The latest entries of the user's own activity log. */
function ActivityCard() {
  const { t } = useLingui();
  const id = useId();
  const { data, error, refetch, dataUpdatedAt } = useQuery(latestActivityQuery);
  return (
    <Card aria-labelledby={id}>
      <Card.Head
        id={id}
        title={<Trans>Activity</Trans>}
        actions={
          data &&
          data.totalElements > 0 && (
            <Text size="sm">
              <TextLink link={<Link to="/settings/{-$part}" params={{ part: "activity" }} />}>
                <Plural value={data.totalElements} one="View all (# entry)" other="View all (# entries)" />
              </TextLink>
            </Text>
          )
        }
      />
      {error && !data ? (
        <CardFailure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Card.Body>
          {data.content.length > 0 ? (
            <ActivityTimeline activities={data.content} label={t`Activity`} now={dataUpdatedAt} />
          ) : (
            <Text size="md" tone="muted">
              <Trans>Your account activity will appear here.</Trans>
            </Text>
          )}
        </Card.Body>
      ) : (
        <LoadingList label={t`Loading`} rows={3} shape="none" />
      )}
    </Card>
  );
}
