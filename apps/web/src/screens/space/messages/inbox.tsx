import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { fillLink, type LinkElement } from "@orbita/ui/base/slot.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconArrowLeft } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { InboxList, ThreadAvatar, useOtherName } from "./inbox-list.tsx";
import { inboxQuery, threadQuery, useLiveMessages, type ThreadViewer } from "~/domain/messages/queries.ts";
import { Thread } from "~/domain/messages/thread.tsx";
import styles from "~/domain/messages/messages.module.css";

export type InboxLinks = {
  /** Link to a thread in the inbox; without an id, to the list of threads. */
  here: (id: string | undefined) => LinkElement;
  /** Link to the application or contact request that the thread is about. */
  about: (thread: {
    id: string;
    about: "application" | "contactRequest";
    jobPostId: string | null;
  }) => LinkElement | undefined;
};
type Props = { looker: ThreadViewer; id: string | undefined; links: InboxLinks; empty: ReactNode };

/** The message threads of a talent or a Space. On wide screens, the chosen thread is shown beside the list. */
export function Inbox({ looker, id, links, empty }: Props) {
  const { t } = useLingui();
  const [unread, setUnread] = useState(false);
  const [now] = useState(Date.now);
  useLiveMessages(looker);
  const list = useInfiniteQuery(inboxQuery(looker, unread));
  const rows = list.data?.pages.flatMap(({ content }) => content) ?? [];
  const chosen = id ?? rows[0]?.id;
  const title = t`Messages`;
  return (
    <div className={cx(styles.page, id !== undefined && styles.chosen, !chosen && styles.alone)}>
      <section className={styles.list}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <SegmentedControl
          label={t`Filter messages`}
          segments={[
            { value: "all", label: t({ message: "All", context: "of messages" }) },
            { value: "unread", label: t`Unread` },
          ]}
          value={unread ? "unread" : "all"}
          onChange={(value) => setUnread(value === "unread")}
        />
        {list.error && !list.data ? (
          <QueryFailure error={list.error} onRetry={() => void list.refetch()} />
        ) : !list.data ? (
          <LoadingList label={t`Loading`} />
        ) : rows.length > 0 ? (
          <>
            <InboxList rows={rows} chosen={id} implied={id ? undefined : chosen} linkTo={links.here} now={now} />
            {list.hasNextPage && (
              <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                <Trans>Show more</Trans>
              </Button>
            )}
          </>
        ) : unread ? (
          <Text tone="muted" className={styles.nothing}>
            <Trans>You’ve read everything.</Trans>
          </Text>
        ) : (
          <StateView kind="emptyDocuments" title={t`No messages yet`}>
            {empty}
          </StateView>
        )}
      </section>
      {chosen && (
        <div className={styles.detail}>
          {fillLink(links.here(undefined), {
            className: styles.back,
            children: (
              <>
                <Icon icon={IconArrowLeft} size="sm" flip />
                {title}
              </>
            ),
          })}
          <Chosen key={chosen} id={chosen} looker={looker} links={links} />
        </div>
      )}
    </div>
  );
}

type ChosenThreadProps = Pick<Props, "looker" | "links"> & { id: string };

function Chosen({ id, looker, links }: ChosenThreadProps) {
  const nameOf = useOtherName();
  const write = useRouterState({ select: ({ location }) => location.hash === "write" });
  const { data } = useInfiniteQuery(threadQuery(looker, id));
  const head = data?.pages[0];
  const about = head && links.about(head);
  return (
    <Card as="article">
      <div className={styles.body}>
        {head && (
          <div className={styles.head}>
            <ThreadAvatar row={head} size="md" />
            <div className={styles.titles}>
              <Heading level={2} size="sm">
                <bdi>{nameOf(head)}</bdi>
              </Heading>
              <Text size="md" tone="muted">
                {about ? (
                  fillLink(about, { className: styles.about, children: <bdi>{head.title}</bdi> })
                ) : (
                  <bdi>{head.title}</bdi>
                )}
              </Text>
            </div>
          </div>
        )}
        <Thread looker={looker} id={id} focus={write} />
      </div>
    </Card>
  );
}
