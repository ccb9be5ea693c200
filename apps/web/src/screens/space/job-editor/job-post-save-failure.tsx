import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { hasCode } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import styles from "./editor.module.css";

type Props = { error: unknown; onRetry: () => void; onCompare: () => void };

/** Reports a failed save. On an edit conflict it offers a comparison, so that no member's text is overwritten silently. */
export function JobPostSaveFailure({ error, onRetry, onCompare }: Props) {
  const { i18n } = useLingui();
  const clashed = hasCode(error, "jobPost.changedMeanwhile");
  return (
    <Note
      tone="danger"
      role="alert"
      className={styles.note}
      action={
        <Button size="sm" onClick={clashed ? onCompare : onRetry}>
          {clashed ? <Trans>Compare versions…</Trans> : <Trans>Try again</Trans>}
        </Button>
      }
    >
      {failureText(i18n, error)}
    </Note>
  );
}
