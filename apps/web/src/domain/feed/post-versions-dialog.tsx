import { Trans, useLingui } from "@lingui/react/macro";
import type { Post } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { PostText } from "~/domain/posts/post-text.tsx";
import { formatPostTime } from "./format-post-time.ts";
import { useNow } from "~/shell/format/use-now.ts";
import styles from "~/domain/posts/post-card.module.css";

/** Earlier versions of a post, each with the time it was replaced. Only the author and admins can open them. */
export function PostVersionsDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { data, error, refetch } = useQuery({
    queryKey: ["post-versions", post.id, post.version],
    queryFn: () => answered(api().posts.versions({ params: { id: post.id } })),
  });
  return (
    <Dialog
      opened
      width={560}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Earlier versions`}
      description={t`Other people can see that the post was edited, but not what it said before.`}
    >
      {error && !data ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingList label={t`Loading`} shape="none" />
      ) : (
        <ul className={styles.versions}>
          {data.map(({ text, until }) => {
            const when = formatPostTime(i18n.locale, until, now);
            return (
              <li key={until}>
                <Text size="sm" tone="muted">
                  <Trans>Until {when}</Trans>
                </Text>
                {text === "" ? (
                  <Text tone="muted">
                    <Trans>No text</Trans>
                  </Text>
                ) : (
                  <PostText text={text} mentions={[]} whole />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
