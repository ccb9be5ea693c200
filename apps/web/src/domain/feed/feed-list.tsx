import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Divider } from "@orbita/ui/base/divider.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { IconArrowUp } from "@tabler/icons-react";
import { Fragment, useEffect, useRef, useState, type ReactNode } from "react";
import { useMe } from "~/shell/session/use-me.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { LoadingPosts } from "./loading-posts.tsx";
import { MorePosts } from "./more-posts.tsx";
import { PostCard } from "./post-card.tsx";
import { SeenLine } from "./seen-line.tsx";
import { useFeed, type FeedQuery, type FeedControl } from "./use-feed.ts";
import { useNews } from "./use-news.ts";
import { useSeen } from "./use-seen.ts";
import styles from "./feed-list.module.css";

type Props = {
  asked: FeedQuery;
  /** Element to render if the feed list has no posts. */
  empty: ReactNode;
  /** Whether viewing this list marks its posts as seen: true for the feed and channels only. */
  remembers?: boolean;
};

/**
 * A list of posts, newest first.
 * Posts that arrive later are only counted until the user asks for them, so that the list does not move while the user reads.
 */
export function FeedList({ asked, empty, remembers = false }: Props) {
  const me = useMe();
  const feed = useFeed(asked);
  const { data: state, error, refetch } = feed;
  const list = useRef<HTMLDivElement>(null);
  const news = useNews(asked, state);
  useSeen({ channelId: asked.channelId, until: me && remembers ? state?.posts[0]?.at : undefined });
  const [raised, setRaised] = useState<string | null>(null);
  // The "new posts" button unmounts after a click, so the focus moves to the first new post once it is loaded.
  useEffect(() => {
    if (raised === null || raised !== state?.head) return;
    setRaised(null);
    window.scrollTo({ top: 0 });
    list.current?.querySelector<HTMLElement>("[data-entry]")?.focus({ preventScroll: true });
  }, [raised, state?.head]);
  const raise = () => feed.fresh.mutate(undefined, { onSuccess: ({ head }) => setRaised(head) });
  return (
    <>
      <div className={styles.line}>
        <p>
          <Trans>Newest first, with no ranking.</Trans>
        </p>
        <NewPosts count={news} busy={feed.fresh.isPending} onClick={raise} />
      </div>
      <div ref={list}>
        {error && !state ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : !state ? (
          <LoadingPosts />
        ) : state.posts.length === 0 ? (
          empty
        ) : (
          <Posts feed={feed} remembers={remembers} />
        )}
      </div>
    </>
  );
}

function NewPosts({ count, busy, onClick }: { count: number; busy: boolean; onClick: () => void }) {
  return (
    <>
      {count > 0 && (
        <Button variant="outline" size="sm" icon={IconArrowUp} busy={busy} onClick={onClick}>
          <Plural value={count} one="# new" other="# new" />
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{count > 0 && <Plural value={count} one="# new post" other="# new posts" />}</span>
      </VisuallyHidden>
    </>
  );
}

function Posts({ feed, remembers }: { feed: FeedControl; remembers: boolean }) {
  const { t } = useLingui();
  const { posts = [], cursor = null, seenUntil = null } = feed.data ?? {};
  const until = remembers ? seenUntil : null;
  const firstSeen = until === null ? -1 : posts.findIndex(({ at }) => at <= until);
  return (
    <>
      <section aria-label={t`Posts`} aria-busy={feed.more.isPending}>
        {posts.map((post, at) => (
          <Fragment key={post.id}>
            {at > 0 && at === firstSeen && until && <SeenLine until={until} />}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the focus after the user loads new posts */}
            <div tabIndex={-1} data-entry="" className={styles.entry}>
              <PostCard post={post} />
            </div>
          </Fragment>
        ))}
      </section>
      {cursor ? (
        <MorePosts more={feed.more} />
      ) : (
        <Divider className={styles.end}>
          <Trans>You’ve reached the end.</Trans>
        </Divider>
      )}
    </>
  );
}
