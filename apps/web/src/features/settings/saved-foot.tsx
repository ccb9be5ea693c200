import { Card } from "@orbita/ui/base/card.tsx";
import { SaveLine } from "./profile/save-line.tsx";
import type { SettingsSave } from "./use-settings-save.ts";

/** Below the switches of a card, once one of them was used: whether it is saved. */
export function SavedFoot({ state, retry }: Pick<SettingsSave, "state" | "retry">) {
  if (state.kind === "idle") return null;
  return (
    <Card.Foot>
      <SaveLine state={state} unsaved={false} wrong={false} onRetry={retry} />
    </Card.Foot>
  );
}
