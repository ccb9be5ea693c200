import { Card } from "@orbita/ui/base/card.tsx";
import { SaveStatus } from "./save-status.tsx";
import type { SaveState } from "./save-state.ts";

/** The save state of a card, shown below its switches once the user has changed one. */
export function SavedFoot({ state, retry }: { state: SaveState; retry: () => void }) {
  if (state.kind === "idle") return null;
  return (
    <Card.Foot>
      <SaveStatus state={state} unsaved={false} wrong={false} onRetry={retry} />
    </Card.Foot>
  );
}
