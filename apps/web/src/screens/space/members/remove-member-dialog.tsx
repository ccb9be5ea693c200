import { Trans, useLingui } from "@lingui/react/macro";
import type { Member } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { membersKey } from "~/domain/members/queries.ts";

type Props = { member: Member; onClose: () => void };

export function RemoveMemberDialog({ member, onClose }: Props) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const { userId, firstName } = member;
  const name = `${firstName} ${member.lastName}`;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answered(api().members.remove({ params: { id: space.id, userId } })),
    onSuccess: () => {
      showToast({ message: t`${firstName} removed from the Space` });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: membersKey(space.id) }),
  });
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Remove ${name} from the Space?`}
      onSubmit={() => mutate()}
      submitLabel={t`Remove from Space`}
      variant="dangerFill"
      busy={isPending}
      failure={error && failureText(i18n, error)}
    >
      <Text size="md">
        <Trans>
          {firstName} will lose access right away, on every device, and will get an email. They’ll keep their account;
          what they did here will stay with the Space. Invitations they sent will be withdrawn too.
        </Trans>
      </Text>
    </FormDialog>
  );
}
