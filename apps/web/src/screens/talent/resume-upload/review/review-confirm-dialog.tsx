import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import type { ProposalCounts } from "~/domain/resume-uploads/proposal-state.ts";

type Props = { opened: boolean; counts: ProposalCounts; busy: boolean; onClose: () => void; onConfirm: () => void };

/** Warns that undecided fields or fragments stay out of the profile. Opens only if there are any. */
export function ReviewConfirmDialog({
  opened,
  counts: { accepted, placed, open, unplaced },
  busy,
  onClose,
  onConfirm,
}: Props) {
  const { t } = useLingui();
  const taken = accepted + placed;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={520}
      title={<Trans>Add to your profile?</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back to review</Trans>
          </Button>
          <Button variant="accent" busy={busy} disabled={taken === 0} onClick={onConfirm}>
            <Plural value={taken} one="Add # field" other="Add # fields" />
          </Button>
        </>
      }
    >
      {taken === 0 ? (
        <Trans>You haven’t accepted anything yet, so there’s nothing to add to your profile.</Trans>
      ) : (
        <>
          {open > 0 && (
            <p>
              <Plural
                value={open}
                one="# field is still undecided and won’t be added to your profile."
                other="# fields are still undecided and won’t be added to your profile."
              />
            </p>
          )}
          {unplaced > 0 && (
            <p>
              <Plural
                value={unplaced}
                one="# text fragment is unassigned and won’t be added."
                other="# text fragments are unassigned and won’t be added."
              />
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
