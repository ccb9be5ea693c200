import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { useQuery } from "@tanstack/react-query";
import type { PostAction } from "~/domain/job-posts/post-actions.ts";
import { liveQuery, type ListedPost } from "~/domain/job-posts/queries.ts";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import styles from "./overview.module.css";

type Props = { onAct: (act: PostAction, post: ListedPost) => void };

/** Job posts that the Space must confirm as still open. Renders nothing if there are none. */
export function StillOpenCard({ onAct }: Props) {
  const space = useActingSpace();
  const live = useQuery(liveQuery(space.id)).data ?? [];
  const asked = live.filter(({ answerBy }) => answerBy !== null);
  if (asked.length === 0) return null;
  return (
    <Card>
      <Card.Head title={<Trans>Still open?</Trans>} />
      <Card.Body className={styles.questions}>
        {asked.map((post) => (
          <Question key={post.id} post={post} onAct={onAct} />
        ))}
      </Card.Body>
    </Card>
  );
}

function Question({ post, onAct }: Props & { post: ListedPost }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const { title } = post;
  const day = formatDayAndMonth(i18n.locale, post.answerBy ?? "");
  return (
    <div>
      <p>
        <Trans>
          <b>
            <bdi>{title}</bdi>
          </b>
          : is this job still open? If no one confirms by {day}, we’ll suspend it.
        </Trans>
      </p>
      {mayWrite(space) && (
        <Row gap={2} wrap className={styles.acts}>
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
        </Row>
      )}
    </div>
  );
}
