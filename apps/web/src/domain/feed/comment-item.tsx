import { Trans, useLingui } from "@lingui/react/macro";
import type { Post, CommentOrReply } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { formatClock, formatLongDay } from "~/shell/format/format.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { AuthorMark, AuthorName } from "./author-mark.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentMenu } from "./comment-menu.tsx";
import { LikeButton } from "./like-button.tsx";
import { PostText } from "~/domain/posts/post-text.tsx";
import { formatPostTime } from "./format-post-time.ts";
import type { CommentActions } from "./use-comments.ts";
import styles from "./comments.module.css";

type Props = { post: Post; said: CommentOrReply; acts: CommentActions; onAnswer: () => void };

/** A comment, or an answer to a comment. A deleted comment leaves a placeholder, because its answers stay. */
export function CommentItem({ post, said, acts, onAnswer }: Props) {
  const { t } = useLingui();
  const [editing, setEditing] = useState(false);
  const { author, text } = said;
  if (!author || text === null)
    return (
      <p className={styles.gone}>
        <Trans>This comment isn’t available.</Trans>
      </p>
    );
  return (
    <div className={styles.comment}>
      <AuthorMark author={author} size="xs" />
      <div className={styles.words}>
        <p className={styles.line}>
          <AuthorName author={author} className={styles.name} /> <When said={said} />
        </p>
        {editing ? (
          <CommentForm
            focused
            voiced={false}
            place={`edit/${said.id}`}
            begin={text}
            label={t`Your comment`}
            placeholder=""
            submitLabel={t`Save`}
            onSubmit={async (changed) => {
              await acts.change.mutateAsync({ said, text: changed.text });
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <PostText text={text} mentions={said.mentions} whole className={styles.text} />
            <Acts post={post} said={said} acts={acts} onAnswer={onAnswer} onEdit={() => setEditing(true)} />
          </>
        )}
      </div>
    </div>
  );
}

function When({ said: { at, edited, enabled } }: { said: CommentOrReply }) {
  const { i18n } = useLingui();
  const now = useNow();
  const { locale } = i18n;
  return (
    <span className={styles.when}>
      <time dateTime={at} title={`${formatLongDay(locale, at)}, ${formatClock(locale, at)}`}>
        {formatPostTime(locale, at, now)}
      </time>
      {edited && (
        <>
          <Sep />
          <Trans context="post">edited</Trans>
        </>
      )}
      {!enabled && (
        <>
          <Sep />
          <Trans>hidden: only you can see it</Trans>
        </>
      )}
    </span>
  );
}

function Acts({ post, said, acts, onAnswer, onEdit }: Props & { onEdit: () => void }) {
  const { id, liked, likes } = said;
  return (
    <div className={styles.acts}>
      <LikeButton
        id={id}
        now={{ liked, likes }}
        show={(next) => acts.put(id, (one) => ({ ...one, ...next }))}
        send={(wanted) => api().comments.like({ params: { id: post.id, commentId: id }, body: { liked: wanted } })}
      />
      {post.may.comment && (
        <Button variant="quiet" size="sm" onClick={onAnswer}>
          <Trans context="comment">Reply</Trans>
        </Button>
      )}
      <CommentMenu post={post} said={said} acts={acts} onEdit={onEdit} />
    </div>
  );
}
