import { useLingui } from "@lingui/react/macro";
import type { FeedPost } from "@orbita/contract";
import { AuthorMark, AuthorName } from "./author-mark.tsx";
import { formatPostTime } from "./format-post-time.ts";
import { useNow } from "~/shell/format/use-now.ts";
import styles from "./comments.module.css";

/** Read-only preview of a post's last comments. The user can open all comments below it. */
export function LastComments({ post }: { post: FeedPost }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  if (post.lastComments.length === 0) return null;
  return (
    <ul className={styles.comments} aria-label={t`Latest comments`}>
      {post.lastComments.map(({ id, author, text, at }) => (
        <li key={id} className={styles.comment}>
          <AuthorMark author={author} size="xs" />
          <div className={styles.words}>
            <p className={styles.line}>
              <AuthorName author={author} className={styles.name} />{" "}
              <time dateTime={at} className={styles.when}>
                {formatPostTime(i18n.locale, at, now)}
              </time>
            </p>
            <p dir="auto" className={styles.excerpt}>
              {text}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
