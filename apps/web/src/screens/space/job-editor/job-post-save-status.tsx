import { Trans, useLingui } from "@lingui/react/macro";
import type { JobPostStatus } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { formatClock } from "~/shell/format/format.ts";
import { StatusBadge } from "~/domain/job-posts/status-badge.tsx";
import type { AutosaveState } from "./use-autosave.ts";
import styles from "./editor.module.css";

/** The status of the post, and whether the edits on the screen are saved. */
export function JobPostSaveStatus({ status, state }: { status: JobPostStatus; state: AutosaveState }) {
  const { i18n } = useLingui();
  const at = state.kind === "saved" ? formatClock(i18n.locale, state.at) : "";
  return (
    <span className={styles.saveLine}>
      <StatusBadge status={status} />
      <Text as="span" size="md" tone="muted">
        <span role="status">
          {state.kind === "saved" && <Trans>Saved at {at}</Trans>}
          {state.kind === "saving" && <Trans>Saving…</Trans>}
          {state.kind === "unsaved" && <Trans>Unsaved changes</Trans>}
          {state.kind === "failed" && <Trans>Not saved</Trans>}
        </span>
      </Text>
    </span>
  );
}
