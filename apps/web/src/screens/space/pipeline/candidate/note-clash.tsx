import { Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationNote } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { useState } from "react";
import { DifferingText } from "~/shell/form/differing-text.tsx";

/** An edit conflict: the text that the user typed, and the version that a colleague saved in between. */
export type NoteConflict = { mine: string; theirs: ApplicationNote };

type Props = { clash: NoteConflict; onClose: () => void; onMine: () => Promise<void>; onTheirs: () => void };

/** Lets the user choose one of two conflicting versions, so that no text is overwritten unseen. */
export function NoteClashDialog({ clash: { mine, theirs }, onClose, onMine, onTheirs }: Props) {
  const { t } = useLingui();
  const [side, setSide] = useState<"mine" | "theirs">("mine");
  const [busy, setBusy] = useState(false);
  const who = theirs.changedBy ?? theirs.by ?? t`A former member`;
  return (
    <Dialog
      opened
      onClose={onClose}
      width={640}
      title={t`This note has two versions`}
      description={t`${who} saved this note while you were editing. Compare the two texts and choose which one to keep.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={onClose}>
            <Trans>Decide later</Trans>
          </Button>
          <Button
            variant="primary"
            size="lg"
            busy={busy}
            onClick={() => {
              if (side === "theirs") return onTheirs();
              setBusy(true);
              void onMine().finally(() => setBusy(false));
            }}
          >
            <Trans>Save this choice</Trans>
          </Button>
        </>
      }
    >
      <RadioCards
        legend={t`Note`}
        hideLegend
        columns={2}
        value={side}
        onChange={setSide}
        cards={[
          { value: "mine", title: t`Use mine`, hint: <DifferingText text={mine} other={theirs.text} /> },
          { value: "theirs", title: t`Use theirs`, hint: <DifferingText text={theirs.text} other={mine} /> },
        ]}
      />
    </Dialog>
  );
}
