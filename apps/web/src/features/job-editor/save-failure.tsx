import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { problemOf } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import styles from "./editor.module.css";

type Props = { error: unknown; onRetry: () => void; onKeepMine: (version: number) => void; onTakeTheirs: () => void };

/** Two members on one post: nobody's words are overwritten unasked. */
export function SaveFailure({ error, onRetry, onKeepMine, onTakeTheirs }: Props) {
  const { i18n } = useLingui();
  const problem = problemOf(error);
  const version = problem?.code === "jobPost.changedMeanwhile" ? Number(problem.params["version"]) : null;
  return (
    <Note
      tone="danger"
      role="alert"
      className={styles.note}
      action={
        version === null ? (
          <Button size="sm" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        ) : (
          <Row gap={2}>
            <Button size="sm" onClick={() => onKeepMine(version)}>
              <Trans>Keep mine</Trans>
            </Button>
            <Button size="sm" variant="quiet" onClick={onTakeTheirs}>
              <Trans>Take theirs</Trans>
            </Button>
          </Row>
        )
      }
    >
      {failureText(i18n, error)}
    </Note>
  );
}
