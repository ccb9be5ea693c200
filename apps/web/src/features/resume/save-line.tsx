import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { formatClock } from "~/shell/format/format.ts";
import type { SaveState } from "./saving.ts";

/** The save status: saving, saved, or failed. */
export function SaveLine({ state, unsent }: { state: SaveState; unsent: boolean }) {
  const { i18n } = useLingui();
  const at = state.kind === "saved" ? formatClock(i18n.locale, state.at) : "";
  return (
    <Text as="span" size="sm" tone={state.kind === "failed" ? "danger" : "muted"}>
      <span role="status">
        {state.kind === "failed" ? (
          <Trans>Not saved: it is safe on this device</Trans>
        ) : state.kind === "saving" || unsent ? (
          <Trans>Saving…</Trans>
        ) : (
          <Trans>Saved at {at}</Trans>
        )}
      </span>
    </Text>
  );
}
