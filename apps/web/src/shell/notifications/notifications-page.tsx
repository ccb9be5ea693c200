import { Trans, useLingui } from "@lingui/react/macro";
import type { Notification, NotificationTopic } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { IconLink } from "@orbita/ui/base/icon-link.tsx";
import { TabLinks } from "@orbita/ui/base/tab-links.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { NotificationList } from "@orbita/ui/patterns/notification-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconSettings } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isToday } from "../format/moment.ts";
import type { ActingSpace } from "../session/acting-space.tsx";
import { QueryFailure } from "../states/query-failure.tsx";
import { useNoticeEntries } from "./use-notice-entries.tsx";
import { useMarkRead, useNotifications } from "./use-notifications.ts";
import styles from "./notifications.module.css";

type Props = { space: ActingSpace | undefined; topic: NotificationTopic | undefined };

const handful = 30;

/** All notifications, grouped into today's and earlier ones. Tabs filter them by topic. */
export function NotificationsPage({ space, topic }: Props) {
  const { t } = useLingui();
  const link = (of?: NotificationTopic) => (
    <Link
      to="/notifications"
      search={{ ...(space && { space: space.url }), ...(of && { topic: of }) }}
      activeOptions={{ exact: true }}
    />
  );
  return (
    <div className={cx(styles.page, !space && styles.reading)}>
      <header className={styles.head}>
        <Heading level={1} size="md">
          <Trans>Notifications</Trans>
        </Heading>
        <IconLink
          icon={IconSettings}
          label={t`Notification settings`}
          link={<Link to="/settings/{-$part}" params={{ part: "notifications" }} />}
        />
      </header>
      <TabLinks
        label={t`Notifications`}
        className={styles.tabs}
        items={[
          {
            id: "all",
            label: t({ message: "All", context: "notifications" }),
            link: link(),
            current: topic === undefined,
          },
          { id: "promises", label: t`Reply times`, link: link("promises"), current: topic === "promises" },
          { id: "applications", label: t`Applications`, link: link("applications"), current: topic === "applications" },
        ]}
      />
      <NotificationGroups key={topic ?? "all"} space={space} topic={topic} />
    </div>
  );
}

function NotificationGroups({ space, topic }: Props) {
  const { t } = useLingui();
  const told = useNotifications({ spaceId: space?.id, topic, size: handful });
  const { data, error, dataUpdatedAt, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = told;
  const markRead = useMarkRead(space?.id);
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} shape="round" />;
  const notices = data.pages.flatMap(({ content }) => content);
  if (notices.length === 0) return <Nothing forSpace={space !== undefined} />;
  return (
    <>
      <ByDay
        notices={notices}
        now={dataUpdatedAt}
        onRead={(id) => markRead.mutate([id])}
        action={
          (data.pages[0]?.unread ?? 0) > 0 && (
            <TextLink onClick={() => markRead.mutate(undefined)}>
              <Trans>Mark all as read</Trans>
            </TextLink>
          )
        }
      />
      {hasNextPage && (
        <Button className={styles.more} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show earlier notifications</Trans>
        </Button>
      )}
    </>
  );
}

type DayGroupsProps = {
  notices: readonly Notification[];
  now: number;
  onRead: (id: string) => void;
  action: ReactNode;
};

function ByDay({ notices, now, onRead, action }: DayGroupsProps) {
  const { t, i18n } = useLingui();
  const entriesOf = useNoticeEntries(onRead);
  const todays = notices.filter(({ at }) => isToday(i18n.locale, at, now));
  const groups = [
    { label: t`Today`, notices: todays },
    { label: t`Earlier`, notices: notices.filter((notice) => !todays.includes(notice)) },
  ].filter((group) => group.notices.length > 0);
  return groups.map((group, at) => (
    <section key={group.label}>
      <div className={styles.group}>
        <h2 className={styles.day}>{group.label}</h2>
        {at === 0 && action}
      </div>
      <NotificationList label={group.label} entries={entriesOf(group.notices, now)} />
    </section>
  ));
}

function Nothing({ forSpace }: { forSpace: boolean }) {
  const { t } = useLingui();
  return (
    <StateView kind="emptyDocuments" title={t`No notifications yet`}>
      {forSpace ? (
        <Trans>New applications, replies due and expiring jobs will appear here.</Trans>
      ) : (
        <Trans>You’ll find updates here, for example on your applications and your CV.</Trans>
      )}
    </StateView>
  );
}
