import { Card } from "@orbita/ui/base/card.tsx";
import { SaveLine } from "./profile/save-line.tsx";
import type { SettingsSave } from "./use-settings-save.ts";

/** The save state of a card, shown below its switches once the user has changed one. */
export function SavedFoot({ state, retry }: Pick<SettingsSave, "state" | "retry">) {
  if (state.kind === "idle") return null;
  return (
    <Card.Foot>
      <SaveLine state={state} unsaved={false} wrong={false} onRetry={retry} />
    </Card.Foot>
  );
}
