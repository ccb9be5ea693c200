import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { NotificationList } from "@orbita/ui/patterns/notification-list.tsx";
import { NotificationPanel } from "@orbita/ui/patterns/notification-panel.tsx";
import { Link } from "@tanstack/react-router";
import { QueryRoot } from "../query-root.tsx";
import type { ActingSpace } from "../session/acting-space.tsx";
import { useNoticeEntries } from "./use-notice-entries.tsx";
import { useMarkRead, useNotifications } from "./use-notifications.ts";
import styles from "./notifications.module.css";

type Props = { space: ActingSpace | undefined; onNavigate: () => void };

const shown = 6;

/** The notification panel. Public pages have no query cache, so it brings its own. */
export const Flyout = (props: Props) => (
  <QueryRoot>
    <Newest {...props} />
  </QueryRoot>
);

function Newest({ space, onNavigate }: Props) {
  const { t } = useLingui();
  const { data, error, refetch, dataUpdatedAt } = useNotifications({ spaceId: space?.id, size: shown });
  const markRead = useMarkRead(space?.id);
  const entriesOf = useNoticeEntries((id) => markRead.mutate([id]), onNavigate);
  const page = data?.pages[0];
  return (
    <NotificationPanel
      title={<Trans>Notifications</Trans>}
      action={
        page &&
        page.unread > 0 && (
          <TextLink onClick={() => markRead.mutate(undefined)}>
            <Trans>Mark all as read</Trans>
          </TextLink>
        )
      }
      foot={
        <>
          <TextLink link={<Link to="/notifications" search={space ? { space: space.url } : {}} onClick={onNavigate} />}>
            <Trans>See all</Trans>
          </TextLink>
          <TextLink link={<Link to="/settings/{-$part}" params={{ part: "notifications" }} onClick={onNavigate} />}>
            <Trans>Notification settings</Trans>
          </TextLink>
        </>
      }
    >
      {page && page.content.length > 0 ? (
        <NotificationList label={t`Notifications`} entries={entriesOf(page.content, dataUpdatedAt)} />
      ) : page ? (
        <Text size="md" tone="muted" className={styles.nothing}>
          {space ? (
            <Trans>No notifications yet. New applications and replies due will appear here.</Trans>
          ) : (
            <Trans>No notifications yet. Updates on your applications will appear here.</Trans>
          )}
        </Text>
      ) : error ? (
        <div role="alert" className={styles.nothing}>
          <Text size="md">
            <Trans>We couldn’t load your notifications.</Trans>
          </Text>
          <Button size="sm" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <LoadingList label={t`Loading`} rows={3} shape="round" />
      )}
    </NotificationPanel>
  );
}
