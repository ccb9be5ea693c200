import { SavedMatches } from "~/domain/saved-searches/saved-matches.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { onGap, onChangeEvent } from "~/shell/realtime/change-events.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { FeedFrame } from "~/domain/feed/feed-frame.tsx";
import { LoadingPosts } from "~/domain/feed/loading-posts.tsx";
import { place } from "~/domain/posts/place.ts";
import { feedPostQuery, rereadPost } from "~/domain/feed/post-cache.ts";
import { PostCard } from "~/domain/feed/post-card.tsx";

/** A single post with all its comments. */
export function PostPage({ id }: { id: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data: post, error, refetch } = useQuery(feedPostQuery(id));
  useEffect(() => {
    const again = () => void rereadPost(queries, id);
    const stops = [onChangeEvent("post.changed", (hint) => hint.id === id && again()), onGap(again)];
    return () => stops.forEach((stop) => stop());
  }, [queries, id]);
  const name = post?.author.name;
  return (
    <FeedFrame title={name ? t`Post by ${name}` : t`Post`} aside={<SavedMatches />}>
      <ButtonLink
        variant="quiet"
        size="sm"
        icon={IconArrowLeft}
        link={<Link to="/feed/{-$part}/{-$key}" params={place()} />}
      >
        <Trans>Back to feed</Trans>
      </ButtonLink>
      {error && !post ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : post === undefined ? (
        <LoadingPosts count={1} />
      ) : post === null ? (
        <StateView kind="notFound" title={t`This post doesn’t exist or is no longer available`} />
      ) : (
        <PostCard key={id} post={post} alone />
      )}
    </FeedFrame>
  );
}
