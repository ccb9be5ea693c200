import { Trans, useLingui } from "@lingui/react/macro";
import type { Post } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { Link, useRouterState } from "@tanstack/react-router";
import { useMe } from "~/shell/session/use-me.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentThread } from "./comment-thread.tsx";
import { useCommentActions, useComments } from "./use-comments.ts";
import styles from "./comments.module.css";

/** All comments of a post, and the form to add one. */
export function Comments({ post }: { post: Post }) {
  const { t } = useLingui();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useComments(post.id);
  const acts = useCommentActions(post.id);
  const comments = data?.pages.flatMap(({ content }) => content);
  return (
    <section aria-label={t`Comments`} className={styles.comments}>
      {error && !data ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : !comments ? (
        <LoadingList label={t`Loading`} shape="round" rows={2} />
      ) : (
        comments.length > 0 && (
          <ul className={styles.list}>
            {comments.map((comment) => (
              <CommentThread key={comment.id} post={post} comment={comment} acts={acts} />
            ))}
          </ul>
        )
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          className={styles.more}
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <Trans>Show more comments</Trans>
        </Button>
      )}
      <Say post={post} acts={acts} />
    </section>
  );
}

function Say({ post, acts }: { post: Post; acts: ReturnType<typeof useCommentActions> }) {
  const { t } = useLingui();
  const me = useMe();
  const returnTo = useRouterState({ select: ({ location }) => location.publicHref });
  if (!me)
    return (
      <p className={styles.door}>
        <ButtonLink size="sm" variant="outline" link={<Link to="/sign-in" search={{ returnTo }} />}>
          <Trans>Sign in to comment</Trans>
        </ButtonLink>
      </p>
    );
  if (!post.may.comment) return null;
  return (
    <div data-comment-on={post.id} className={styles.say}>
      <CommentForm
        place={post.id}
        label={t`Your comment`}
        placeholder={t`Add a comment`}
        submitLabel={t`Publish comment`}
        onSubmit={({ text, spaceId }) => acts.add.mutateAsync({ text, spaceId, parentId: null })}
      />
    </div>
  );
}
