import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Run } from "@orbita/contract";
import { Badge, type BadgeTone } from "@orbita/ui/base/badge.tsx";
import { runStateLabels } from "./run-labels.ts";

const tones: Readonly<Record<Run["state"], BadgeTone>> = {
  waiting: "neutral",
  running: "accent",
  done: "positive",
  failed: "danger",
  stopped: "info",
};

/** The state of a run. For a finished run with failed rows, the badge shows their number. */
export function RunBadge({ run: { state, failed, what } }: { run: Run }) {
  const { t, i18n } = useLingui();
  if (state === "done" && failed > 0)
    return (
      <Badge tone="warning">
        {what === "invoices"
          ? t`${plural(failed, { one: "# blocked", other: "# blocked" })}`
          : t`${plural(failed, { one: "# error", other: "# errors" })}`}
      </Badge>
    );
  return (
    <Badge tone={tones[state]} dot={state === "waiting" ? "ring" : "solid"}>
      {i18n._(runStateLabels[state])}
    </Badge>
  );
}
