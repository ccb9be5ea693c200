import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceRole } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { roleNames, roleRights } from "./role-words.ts";

type Props = { role: SpaceRole; onClose: () => void; onConfirm: () => void };

export function OwnRoleDialog({ role, onClose, onConfirm }: Props) {
  const { t, i18n } = useLingui();
  const name = i18n._(roleNames[role]);
  return (
    <Dialog
      opened
      onClose={onClose}
      width={480}
      title={t`Give up the role of owner?`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" size="lg" onClick={onConfirm}>
            <Trans>Change my role</Trans>
          </Button>
        </>
      }
    >
      <Text size="md">
        <Trans>Your new role: {name}.</Trans> {i18n._(roleRights[role])}{" "}
        <Trans>Only another owner can give it back to you.</Trans>
      </Text>
    </Dialog>
  );
}
