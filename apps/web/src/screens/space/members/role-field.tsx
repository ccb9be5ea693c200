import { useLingui, Trans } from "@lingui/react/macro";
import type { Member, SpaceRole } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { membersKey } from "~/domain/members/queries.ts";
import { isRole, roleNames, shownRoles, roleRights } from "~/domain/members/role-labels.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import styles from "./members.module.css";

type OwnRoleDialogProps = { role: SpaceRole; onClose: () => void; onConfirm: () => void };

function OwnRoleDialog({ role, onClose, onConfirm }: OwnRoleDialogProps) {
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

type Props = { member: Member; editable: boolean; isSelf: boolean; isLastOwner: boolean };

/**
 * Selects a member's role and saves it at once.
 * Changing the user's own role requires confirmation, because only another owner can undo it.
 */
export function RoleField({ member, editable, isSelf, isLastOwner }: Props) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<SpaceRole | null>(null);
  const { userId, firstName, role } = member;
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (next: SpaceRole) =>
      answered(api().members.change({ params: { id: space.id, userId }, body: { role: next } })),
    onSuccess: ({ role: next }) => {
      const name = i18n._(roleNames[next]);
      showToast({ message: t`${firstName}’s role changed to ${name}` });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: membersKey(space.id) }),
  });
  if (!editable) return i18n._(roleNames[role]);
  return (
    <>
      <NativeSelect
        size="sm"
        className={styles.role}
        label={t`${firstName}’s role`}
        hideLabel
        disabled={isLastOwner || isPending}
        hint={isLastOwner ? t`A Space must have at least one owner` : undefined}
        error={error ? failureText(i18n, error) : undefined}
        value={isPending ? variables : role}
        options={shownRoles.map((value) => ({ value, label: i18n._(roleNames[value]) }))}
        onChange={({ target: { value } }) => {
          if (!isRole(value)) return;
          if (isSelf) setAsking(value);
          else mutate(value);
        }}
      />
      {asking && (
        <OwnRoleDialog
          role={asking}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null);
            mutate(asking);
          }}
        />
      )}
    </>
  );
}
