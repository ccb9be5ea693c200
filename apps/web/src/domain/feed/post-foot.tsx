import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Post } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconFlag, IconMessageCircle } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { LikeButton } from "./like-button.tsx";
import { useOrSignIn } from "~/shell/session/or-sign-in.ts";
import { changePost } from "./post-cache.ts";
import { formatPostTime } from "./format-post-time.ts";
import styles from "~/domain/posts/post-card.module.css";

/** Focuses the comment field of the post, if it is mounted. */
const focusComment = (postId: string): void =>
  document.querySelector<HTMLTextAreaElement>(`[data-comment-on="${CSS.escape(postId)}"] textarea`)?.focus();

const ReportDialog = lazy(() =>
  import("~/shell/report/report-dialog.tsx").then((module) => ({ default: module.ReportDialog })),
);

type Props = { post: Post; alone: boolean; talking: boolean; onTalk: () => void };

/** Buttons to like, comment on and report a post. */
export function PostFoot({ post, alone, talking, onTalk }: Props) {
  return (
    <footer className={styles.foot}>
      <Like post={post} />
      <Button
        variant="quiet"
        size="sm"
        icon={IconMessageCircle}
        aria-expanded={alone ? undefined : talking}
        onClick={alone ? () => focusComment(post.id) : onTalk}
      >
        <CommentsCount count={post.comments} />
      </Button>
      {!post.may.edit && <Report post={post} />}
    </footer>
  );
}

const CommentsCount = ({ count }: { count: number }) =>
  count === 0 ? (
    <Trans context="post">Comment</Trans>
  ) : (
    <span className={styles.number}>
      <Plural value={count} one="# comment" other="# comments" />
    </span>
  );

function Like({ post: { id, liked, likes } }: { post: Post }) {
  const queries = useQueryClient();
  return (
    <LikeButton
      id={id}
      now={{ liked, likes }}
      show={(next) => changePost(queries, id, (post) => ({ ...post, ...next }))}
      send={(wanted) => api().posts.like({ params: { id }, body: { liked: wanted } })}
    />
  );
}

function Report({ post }: { post: Post }) {
  const { t, i18n } = useLingui();
  const orSignIn = useOrSignIn();
  const now = useNow();
  const [open, setOpen] = useState(false);
  const when = formatPostTime(i18n.locale, post.at, now);
  const who = post.author.name;
  const channel = post.channel && `#${post.channel.url}`;
  const about = channel ? t`${who} in ${channel}, ${when}` : t`${who}, ${when}`;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={IconFlag}
        className={styles.end}
        onClick={() => orSignIn(() => setOpen(true))}
      >
        <Trans>Report…</Trans>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog target={{ kind: "post", id: post.id }} about={about} opened onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
