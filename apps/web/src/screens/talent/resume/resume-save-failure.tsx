import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { OfflineError } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import styles from "./resume.module.css";

type Props = { error: unknown; onRetry: () => void; onDiscard: () => void };

/**
 * Note about a failed save: the user can retry it or discard the changes.
 * If the browser is offline, the page retries by itself once the network is back.
 */
export function ResumeSaveFailure({ error, onRetry, onDiscard }: Props) {
  const { i18n } = useLingui();
  const offline = error instanceof OfflineError;
  return (
    <Note
      tone={offline ? "warning" : "danger"}
      role="alert"
      className={styles.note}
      action={
        <span className={styles.noteActs}>
          {!offline && (
            <Button size="sm" variant="quiet" onClick={onDiscard}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
          <Button size="sm" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </span>
      }
    >
      {failureText(i18n, error)}
    </Note>
  );
}
