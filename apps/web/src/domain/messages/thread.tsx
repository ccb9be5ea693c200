import { Trans, useLingui } from "@lingui/react/macro";
import type { Thread as Read, ThreadClosedReason } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Divider } from "@orbita/ui/base/divider.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconLock } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Fragment, useRef, type RefObject } from "react";
import { formatLongDay } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { MessageComposer } from "./message-composer.tsx";
import { MessageItem } from "./message-item.tsx";
import { threadQuery, useLiveMessages, useReading, type ThreadViewer } from "./queries.ts";
import { useInView } from "./use-in-view.ts";
import styles from "./messages.module.css";

type Props = { looker: ThreadViewer; id: string; focus?: boolean };

/** A message thread and the field to write in. */
export function Thread({ looker, id, focus = false }: Props) {
  const { t } = useLingui();
  useLiveMessages(looker);
  const asked = useInfiniteQuery(threadQuery(looker, id));
  const newest = asked.data?.pages[0];
  const last = useRef<HTMLLIElement>(null);
  useReading(looker, newest, useInView(last, newest?.messages.at(-1)?.seq));
  if (asked.error && !asked.data) return <QueryFailure error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data || !newest) return <LoadingList label={t`Loading`} shape="none" />;
  const messages = asked.data.pages.toReversed().flatMap((page) => page.messages);
  return (
    <div className={styles.thread}>
      {asked.hasNextPage && (
        <Button
          size="sm"
          variant="quiet"
          className={styles.earlier}
          busy={asked.isFetchingNextPage}
          onClick={() => void asked.fetchNextPage()}
        >
          <Trans>Show earlier messages</Trans>
        </Button>
      )}
      <ThreadMessages thread={newest} messages={messages} looker={looker} lastRef={last} />
      {newest.mayWrite ? (
        <MessageComposer key={id} looker={looker} id={id} focus={focus} />
      ) : (
        newest.closed && <Closed reason={newest.closed} />
      )}
    </div>
  );
}

type ThreadMessageProps = {
  thread: Read;
  messages: Read["messages"];
  looker: ThreadViewer;
  /** Ref of the newest message. The thread counts as read once that message was in view. */
  lastRef: RefObject<HTMLLIElement | null>;
};

function ThreadMessages({ thread, messages, looker, lastRef }: ThreadMessageProps) {
  const { t, i18n } = useLingui();
  if (messages.length === 0)
    return (
      <Text tone="muted" className={styles.empty}>
        {looker.spaceId === null ? (
          <Trans>No messages yet. Members of the Space will be able to read what you write here.</Trans>
        ) : (
          <Trans>No messages yet.</Trans>
        )}
      </Text>
    );
  const side = looker.spaceId === null ? "talent" : "space";
  const code = thread.person?.code ?? "";
  const speaker = side === "talent" ? thread.space.name : (thread.person?.name ?? t`Application ${code}`);
  const own = messages.findLast((one) => one.side === side);
  const days = messages.map(({ at }) => formatLongDay(i18n.locale, at));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard
    <div className={styles.said} tabIndex={0} role="log" aria-label={t`Messages`}>
      <ol>
        {messages.map((message, at) => (
          <Fragment key={message.id}>
            {days[at] !== days[at - 1] && (
              <li className={styles.day}>
                <Divider>{days[at]}</Divider>
              </li>
            )}
            <MessageItem
              ref={at === messages.length - 1 ? lastRef : undefined}
              message={message}
              ours={message.side === side}
              speaker={message.side === "space" ? thread.space.name : speaker}
              seen={message === own && thread.seenTo >= message.seq}
              reportable={message.side !== side && message.text !== null && (side === "talent" || thread.mayWrite)}
            />
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

function Closed({ reason }: { reason: ThreadClosedReason }) {
  return (
    <Note icon={IconLock}>
      {reason === "withdrawn" ? (
        <Trans>The application was withdrawn. You can still read the messages, but you can’t write here anymore.</Trans>
      ) : reason === "over" ? (
        <Trans>This conversation is closed. You can still read the messages, but you can’t write here anymore.</Trans>
      ) : (
        <Trans>You can’t send messages here at the moment.</Trans>
      )}
    </Note>
  );
}
