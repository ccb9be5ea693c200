import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { failureText } from "./failure-text.ts";
import { formatClock } from "../format/format.ts";
import type { SaveState } from "./save-state.ts";
import styles from "./save-status.module.css";

type Props = { state: SaveState; unsaved: boolean; wrong: boolean; onRetry: () => void };

/** Shows whether the form is saved, and offers a retry. */
export function SaveStatus({ state, unsaved, wrong, onRetry }: Props) {
  const { i18n } = useLingui();
  const at = state.kind === "saved" ? formatClock(i18n.locale, state.at) : "";
  const failure = state.kind === "failed" ? failureText(i18n, state.error) : null;
  return (
    <>
      <Text as="span" size="sm" tone={failure || wrong ? "danger" : "muted"} className={styles.saveLine}>
        <span role="status">
          {failure ? (
            <Trans>Not saved. {failure}</Trans>
          ) : wrong ? (
            <Trans>The fields marked above haven’t been saved. Correct them to save your changes.</Trans>
          ) : state.kind === "saving" ? (
            <Trans>Saving…</Trans>
          ) : unsaved ? (
            <Trans>Your changes will be saved when you leave the field.</Trans>
          ) : state.kind === "saved" ? (
            <Trans>Saved at {at}</Trans>
          ) : (
            <Trans>Changes are saved automatically.</Trans>
          )}
        </span>
      </Text>
      {failure && (
        <Button size="sm" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </>
  );
}
