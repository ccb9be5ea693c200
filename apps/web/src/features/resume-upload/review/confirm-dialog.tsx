import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import type { Counts } from "./standing.ts";

type Props = { opened: boolean; counts: Counts; busy: boolean; onClose: () => void; onConfirm: () => void };

/** Opens only if fields or fragments are undecided, because these stay out of the profile. */
export function ConfirmDialog({
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
      title={<Trans>Confirm in the profile?</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back to the review</Trans>
          </Button>
          <Button variant="accent" busy={busy} disabled={taken === 0} onClick={onConfirm}>
            <Plural value={taken} one="Confirm # field" other="Confirm # fields" />
          </Button>
        </>
      }
    >
      {taken === 0 ? (
        <Trans>You have not accepted anything yet: there is nothing to put into the profile.</Trans>
      ) : (
        <>
          {open > 0 && (
            <p>
              <Plural
                value={open}
                one="# field is not decided: it stays out of the profile."
                other="# fields are not decided: they stay out of the profile."
              />
            </p>
          )}
          {unplaced > 0 && (
            <p>
              <Plural
                value={unplaced}
                one="# fragment has no place yet: it stays out too."
                other="# fragments have no place yet: they stay out too."
              />
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
