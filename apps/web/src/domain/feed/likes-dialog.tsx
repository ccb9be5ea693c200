import { Trans, useLingui } from "@lingui/react/macro";
import type { Author, Page } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { AuthorMark, AuthorName } from "./author-mark.tsx";
import styles from "~/domain/posts/post-card.module.css";

const handful = 30;

type Props = {
  id: string;
  /** Id of a comment on the post, to list the likes of that comment instead. */
  commentId?: string;
  onClose: () => void;
};

async function ask(id: string, commentId: string | undefined, page: number): Promise<Page<Author>> {
  const query = { page, size: handful };
  return commentId
    ? answered(api().comments.likes({ params: { id, commentId }, query }))
    : answered(api().posts.likes({ params: { id }, query }));
}

/** Lists the people who like a post or a comment, newest first. */
export function LikesDialog({ id, commentId, onClose }: Props) {
  const { t } = useLingui();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["likes", id, commentId],
    queryFn: ({ pageParam }) => ask(id, commentId, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ page, totalPages }) => (page + 1 < totalPages ? page + 1 : undefined),
    staleTime: 0,
    gcTime: 0,
  });
  const people = data?.pages.flatMap(({ content }) => content);
  return (
    <Dialog opened width={440} onClose={onClose} closeLabel={t`Close`} title={t`People who like this`}>
      {error && !data ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : !people ? (
        <LoadingList label={t`Loading`} shape="round" />
      ) : people.length === 0 ? (
        <Text tone="muted">
          <Trans>No likes yet.</Trans>
        </Text>
      ) : (
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.id}>
              <AuthorMark author={person} />
              <div className={styles.names}>
                <AuthorName author={person} className={styles.name} />
                {person.headline && (
                  <Text size="sm" tone="muted">
                    <bdi>{person.headline}</bdi>
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          className={styles.more}
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </Dialog>
  );
}
