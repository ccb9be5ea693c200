import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { onGap, onHint } from "~/shell/realtime/hints.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { FeedFrame } from "./feed-frame.tsx";
import { LoadingPosts } from "./loading-posts.tsx";
import { place } from "~/domain/feed/place.ts";
import { postQuery, rereadPost } from "./post-cache.ts";
import { PostCard } from "./post-card.tsx";

/** A single post with all its comments. */
export function PostPage({ id }: { id: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data: post, error, refetch } = useQuery(postQuery(id));
  useEffect(() => {
    const again = () => void rereadPost(queries, id);
    const stops = [onHint("post.changed", (hint) => hint.id === id && again()), onGap(again)];
    return () => stops.forEach((stop) => stop());
  }, [queries, id]);
  const name = post?.author.name;
  return (
    <FeedFrame title={name ? t`Post of ${name}` : t`Post`}>
      <ButtonLink
        variant="quiet"
        size="sm"
        icon={IconArrowLeft}
        link={<Link to="/feed/{-$part}/{-$key}" params={place()} />}
      >
        <Trans>To the feed</Trans>
      </ButtonLink>
      {error && !post ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : post === undefined ? (
        <LoadingPosts count={1} />
      ) : post === null ? (
        <StateView kind="notFound" title={t`This post is not there, or no longer`} />
      ) : (
        <PostCard key={id} post={post} alone />
      )}
    </FeedFrame>
  );
}
