import { Trans, useLingui } from "@lingui/react/macro";
import type { JobPostStatus } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { formatClock } from "~/shell/format/format.ts";
import { StatusBadge } from "~/domain/job-posts/status-badge.tsx";
import type { SaveState } from "./use-autosave.ts";
import styles from "./editor.module.css";

/** The status of the post, and whether the edits on the screen are saved. */
export function SaveLine({ status, state }: { status: JobPostStatus; state: SaveState }) {
  const { i18n } = useLingui();
  const at = state.kind === "saved" ? formatClock(i18n.locale, state.at) : "";
  return (
    <span className={styles.saveLine}>
      <StatusBadge status={status} />
      <Text as="span" size="md" tone="muted">
        <span role="status">
          {state.kind === "saved" && <Trans>saved at {at}</Trans>}
          {state.kind === "saving" && <Trans>saving…</Trans>}
          {state.kind === "unsaved" && <Trans>changes not saved yet</Trans>}
          {state.kind === "failed" && <Trans>not saved</Trans>}
        </span>
      </Text>
    </span>
  );
}
