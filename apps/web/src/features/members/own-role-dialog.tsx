import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceRole } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { roleNames, roleRights } from "~/domain/members/role-words.ts";

type Props = { role: SpaceRole; onClose: () => void; onConfirm: () => void };

export function OwnRoleDialog({ role, onClose, onConfirm }: Props) {
  const { t, i18n } = useLingui();
  const name = i18n._(roleNames[role]);
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Give up the role of owner?`}
      onSubmit={onConfirm}
      submitLabel={t`Change my role`}
    >
      <Text size="md">
        <Trans>Your new role: {name}.</Trans> {i18n._(roleRights[role])}{" "}
        <Trans>Only another owner can give it back to you.</Trans>
      </Text>
    </FormDialog>
  );
}
