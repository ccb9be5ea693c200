import { SavedMatches } from "~/domain/saved-searches/saved-matches.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { place } from "~/domain/posts/place.ts";
import { PostComposer } from "~/domain/posts/post-composer.tsx";
import { NoPosts } from "~/domain/feed/empty-feed.tsx";
import { FeedFrame } from "~/domain/feed/feed-frame.tsx";
import { feedKey } from "~/shell/api/query-keys.ts";
import { FeedList } from "~/domain/feed/feed-list.tsx";
import { hasCode } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";
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
      <FeedFrame title={`#${url}`} aside={<SavedMatches />}>
        {error ? <NoChannel error={error} onRetry={() => void refetch()} /> : <LoadingList label={t`Loading`} />}
      </FeedFrame>
    );
  return (
    <FeedFrame
      title={null}
      aside={
        <aside>
          <ChannelRules channel={channel} />
        </aside>
      }
    >
      <ChannelHead channel={channel} />
      {channel.may.read ? <ChannelContent key={channel.id} channel={channel} /> : <Closed channel={channel} />}
    </FeedFrame>
  );
}

function useLiveChannel(channel: Channel | undefined): void {
  const queries = useQueryClient();
  const id = channel?.id;
  const url = channel?.url;
  useEffect(() => {
    if (!id || !url) return;
    return onChangeEvent("channel.changed", (hint) => {
      if (hint.id === id) void queries.invalidateQueries({ queryKey: channelQuery(url).queryKey });
    });
  }, [queries, id, url]);
}

function NoChannel({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  if (!hasCode(error, "channel.notFound")) return <QueryFailure error={error} onRetry={onRetry} />;
  return (
    <StateView
      kind="notFound"
      title={t`This channel doesn’t exist or has been closed`}
      actions={
        <ButtonLink link={<Link to="/feed/{-$part}/{-$key}" params={place("channels")} />}>
          <Trans>All channels</Trans>
        </ButtonLink>
      }
    >
      <Trans>The channel may also be open only to people who have been invited.</Trans>
    </StateView>
  );
}

function ChannelContent({ channel }: { channel: Channel }) {
  const queries = useQueryClient();
  const { id, url, name, may } = channel;
  const asked = useMemo(() => ({ channelId: id }), [id]);
  const here = useMemo(() => ({ id, url, name }), [id, url, name]);
  return (
    <>
      <div className={styles.writing}>
        {may.write ? (
          <PostComposer channel={here} onPublished={() => void queries.invalidateQueries({ queryKey: feedKey })} />
        ) : (
          channel.me === null && (
            <Note action={<JoinButton channel={channel} />}>
              <Trans>Anyone can read this channel. Follow it to post.</Trans>
            </Note>
          )
        )}
      </div>
      <FeedList
        asked={asked}
        empty={
          <NoPosts>
            {may.write ? <Trans>Write the first post above.</Trans> : <Trans>New posts will appear here.</Trans>}
          </NoPosts>
        }
        remembers
      />
    </>
  );
}

/** Explains how to join the channel. Shown instead of the posts if the user may not read the channel. */
function Closed({ channel }: { channel: Channel }) {
  const { t } = useLingui();
  const state = channel.me?.state;
  return (
    <StateView
      kind="notAllowed"
      title={t`Only members can read this channel`}
      actions={<JoinButton channel={channel} />}
    >
      {state === "asked" ? (
        <Trans>The moderators have your request. If they accept it, we’ll notify you.</Trans>
      ) : state === "invited" ? (
        <Trans>You’ve been invited. Accept to read and post here.</Trans>
      ) : (
        <Trans>Ask to join: the moderators will see your name and profile before they decide.</Trans>
      )}
    </StateView>
  );
}
