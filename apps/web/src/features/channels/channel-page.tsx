import { Trans, useLingui } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { Composer } from "~/features/composer/composer.tsx";
import { NothingSaid } from "~/features/feed/empty-feed.tsx";
import { FeedFrame } from "~/features/feed/feed-frame.tsx";
import { feedKey } from "~/domain/feed/feed-key.ts";
import { FeedList } from "~/features/feed/feed-list.tsx";
import { hasCode } from "~/shell/api/failure.ts";
import { onHint } from "~/shell/realtime/hints.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { channelQuery } from "~/domain/channels/queries.ts";
import { ChannelHead } from "./channel-head.tsx";
import { ChannelRules } from "./channel-rules.tsx";
import { JoinButton } from "./join-button.tsx";
import styles from "./channel-page.module.css";

/** A channel: its description, moderators, rules and posts. */
export function ChannelPage({ url }: { url: string }) {
  const { t } = useLingui();
  const { data: channel, error, refetch } = useQuery({ ...channelQuery(url), retry: false });
  useLiveChannel(channel);
  if (!channel)
    return (
      <FeedFrame title={`#${url}`}>
        {error ? <NoChannel error={error} onRetry={() => void refetch()} /> : <LoadingList label={t`Loading`} />}
      </FeedFrame>
    );
  return (
    <FeedFrame title={null} aside={<ChannelRules channel={channel} />}>
      <ChannelHead channel={channel} />
      {channel.may.read ? <Room key={channel.id} channel={channel} /> : <Closed channel={channel} />}
    </FeedFrame>
  );
}

function useLiveChannel(channel: Channel | undefined): void {
  const queries = useQueryClient();
  const id = channel?.id;
  const url = channel?.url;
  useEffect(() => {
    if (!id || !url) return;
    return onHint("channel.changed", (hint) => {
      if (hint.id === id) void queries.invalidateQueries({ queryKey: channelQuery(url).queryKey });
    });
  }, [queries, id, url]);
}

function NoChannel({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  if (!hasCode(error, "channel.notFound")) return <QueryFailure error={error} onRetry={onRetry} />;
  return (
    <StateView kind="notFound" title={t`This channel is not there, or no longer`}>
      <Trans>It may have been closed, or be for those who were invited.</Trans>
    </StateView>
  );
}

function Room({ channel }: { channel: Channel }) {
  const queries = useQueryClient();
  const { id, url, name, may } = channel;
  const asked = useMemo(() => ({ channelId: id }), [id]);
  const here = useMemo(() => ({ id, url, name }), [id, url, name]);
  return (
    <>
      <div className={styles.writing}>
        {may.write ? (
          <Composer channel={here} onPublished={() => void queries.invalidateQueries({ queryKey: feedKey })} />
        ) : (
          channel.me === null && (
            <Note action={<JoinButton channel={channel} />}>
              <Trans>Everybody reads here. Who follows the channel can write too.</Trans>
            </Note>
          )
        )}
      </div>
      <FeedList asked={asked} empty={<NothingSaid />} remembers />
    </>
  );
}

/** Shown instead of the posts if the user may not read the channel: how to join it. */
function Closed({ channel }: { channel: Channel }) {
  const { t } = useLingui();
  const state = channel.me?.state;
  return (
    <StateView
      kind="notAllowed"
      title={t`What is said here is for its members`}
      actions={<JoinButton channel={channel} />}
    >
      {state === "asked" ? (
        <Trans>Your request is there. Who looks after the channel answers, and we tell you.</Trans>
      ) : state === "invited" ? (
        <Trans>You are invited: accept, and you read and write here.</Trans>
      ) : (
        <Trans>Ask to join: who looks after the channel sees your name and your page, and answers.</Trans>
      )}
    </StateView>
  );
}
