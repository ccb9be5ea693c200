import { useLingui } from "@lingui/react/macro";
import type { Comment, Post } from "@orbita/contract";
import { useState } from "react";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import type { CommentActions } from "./use-comments.ts";
import styles from "./comments.module.css";

type Props = { post: Post; comment: Comment; acts: CommentActions };

/** A comment with its answers, one level deep: an answer to an answer is listed among the answers to the comment. */
export function CommentThread({ post, comment, acts }: Props) {
  const { t } = useLingui();
  const [answering, setAnswering] = useState<{ to: string } | null>(null);
  const answer = (name: string | null) => setAnswering({ to: name ? `@${name} ` : "" });
  const common = { post, acts };
  return (
    <li>
      <CommentItem {...common} said={comment} onAnswer={() => answer(null)} />
      {(comment.answers.length > 0 || answering) && (
        <ul className={styles.answers}>
          {comment.answers.map((one) => (
            <li key={one.id}>
              <CommentItem {...common} said={one} onAnswer={() => answer(one.author?.address ?? null)} />
            </li>
          ))}
          {answering && (
            <li>
              <CommentForm
                key={answering.to}
                focused
                place={`${post.id}/${comment.id}`}
                begin={answering.to}
                label={t`Your reply`}
                placeholder={t`Add a reply`}
                submitLabel={t`Publish reply`}
                onSubmit={async ({ text, spaceId }) => {
                  await acts.add.mutateAsync({ text, spaceId, parentId: comment.id });
                  setAnswering(null);
                }}
                onCancel={() => setAnswering(null)}
              />
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
