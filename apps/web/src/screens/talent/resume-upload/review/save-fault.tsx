import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import type { ReviewSaveState } from "./use-decisions.ts";
import styles from "./review.module.css";

type Props = { state: ReviewSaveState; conflict: unknown; onRetry: () => void };

/** Reports decisions that failed to save, or a failed confirmation. */
export function SaveFault({ state, conflict, onRetry }: Props) {
  const { i18n } = useLingui();
  if (state.kind === "failed")
    return (
      <Note
        tone="danger"
        role="alert"
        className={styles.fault}
        title={<Trans>Your latest decisions haven’t been saved yet</Trans>}
        action={
          <Button size="sm" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {failureText(i18n, state.error)}
      </Note>
    );
  if (conflict === null) return null;
  return (
    <Note tone="danger" role="alert" className={styles.fault}>
      {failureText(i18n, conflict)}
    </Note>
  );
}
