import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { ActivityTimeline } from "../activity/activity-timeline.tsx";
import { CardFailure } from "~/shell/form/card-failure.tsx";
import { latestActivityQuery } from "./queries.ts";

/** The latest entries of the user's own activity log. */
export function ActivityCard() {
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
