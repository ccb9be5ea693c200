import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceRole } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { roleNames, roleRights } from "~/domain/members/role-labels.ts";

type Props = { role: SpaceRole; onClose: () => void; onConfirm: () => void };

export function OwnRoleDialog({ role, onClose, onConfirm }: Props) {
  const { t, i18n } = useLingui();
  const name = i18n._(roleNames[role]);
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Change your role?`}
      onSubmit={onConfirm}
      submitLabel={t`Change role`}
    >
      <Text size="md">
        <Trans>You’ll no longer be an owner. Your new role will be {name}.</Trans> {i18n._(roleRights[role])}{" "}
        <Trans>Only another owner can make you an owner again.</Trans>
      </Text>
    </FormDialog>
  );
}
