import { Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationNote } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { useState } from "react";
import { DifferentWords } from "~/features/job-editor/different-words.tsx";

/** An edit conflict: the text typed here, and the version that a colleague saved meanwhile. */
export type NoteClash = { mine: string; theirs: ApplicationNote };

type Props = { clash: NoteClash; onClose: () => void; onMine: () => Promise<void>; onTheirs: () => void };

/** Lets the user choose a version, so that no text is overwritten unseen. */
export function NoteClashDialog({ clash: { mine, theirs }, onClose, onMine, onTheirs }: Props) {
  const { t } = useLingui();
  const [side, setSide] = useState<"mine" | "theirs">("mine");
  const [busy, setBusy] = useState(false);
  const who = theirs.changedBy ?? theirs.by ?? t`Somebody who has left`;
  return (
    <Dialog
      opened
      onClose={onClose}
      width={640}
      title={t`Two of you wrote on this note`}
      description={t`${who} saved while you were writing. Choose which text stays: nothing is lost unseen.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={onClose}>
            <Trans>Later</Trans>
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
        legend={t`The note`}
        hideLegend
        columns={2}
        value={side}
        onChange={setSide}
        cards={[
          { value: "mine", title: t`Keep mine`, hint: <DifferentWords text={mine} other={theirs.text} /> },
          { value: "theirs", title: t`Take theirs`, hint: <DifferentWords text={theirs.text} other={mine} /> },
        ]}
      />
    </Dialog>
  );
}
