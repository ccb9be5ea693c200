import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { useQuery } from "@tanstack/react-query";
import { formatDayOfYear } from "~/shell/format/format.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import type { PostAction } from "~/domain/job-posts/post-actions.ts";
import { liveQuery, type ListedPost } from "~/domain/job-posts/queries.ts";
import styles from "./job-posts.module.css";

type Props = { onAct: (act: PostAction, post: ListedPost) => void };

/** The posts with a pending "still open?" question. A post without an answer in time is suspended. */
export function StillOpenNote({ onAct }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const live = useQuery(liveQuery(space.id)).data ?? [];
  const asked = live
    .filter(({ answerBy }) => answerBy !== null)
    .toSorted((one, other) => (one.answerBy ?? "").localeCompare(other.answerBy ?? ""));
  if (asked.length === 0) return null;
  return (
    <Note
      tone="warning"
      className={styles.stillOpen}
      title={asked.length > 1 ? t`Are these jobs still open?` : undefined}
    >
      <ul className={styles.questions}>
        {asked.map((post) => (
          <Question key={post.id} post={post} alone={asked.length === 1} onAct={onAct} />
        ))}
      </ul>
    </Note>
  );
}

function Question({ post, alone, onAct }: Props & { post: ListedPost; alone: boolean }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const by = formatDayOfYear(i18n.locale, post.answerBy ?? "");
  const { title } = post;
  return (
    <li>
      <span>
        {alone ? (
          <Trans>
            Is <bdi>“{title}”</bdi> still open? If no one confirms by {by}, we’ll suspend it.
          </Trans>
        ) : (
          <Trans>
            <bdi>{title}</bdi>: if no one confirms by {by}, we’ll suspend it.
          </Trans>
        )}
      </span>
      {mayWrite(space) && (
        <span className={styles.answers}>
          <Button size="sm" aria-label={t`Yes, still open (${title})`} onClick={() => onAct("confirm", post)}>
            <Trans>Yes, still open</Trans>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t`Close job “${title}”`}
            onClick={() => onAct("unpublish", post)}
          >
            <Trans>Close job…</Trans>
          </Button>
        </span>
      )}
    </li>
  );
}
