import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceContactRequest } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { noteContactRequest } from "~/domain/contact-requests/note-contact-request.ts";

/** Withdraws a contact request before it is answered. The recipient still sees that it was made. */
export function WithdrawContactRequest({
  contactRequest,
  onClose,
}: {
  contactRequest: SpaceContactRequest;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      answered(api().contactRequests.withdraw({ params: { id: contactRequest.id } }, { spaceId: space.id })),
    onSuccess: async (withdrawn) => {
      onClose();
      showToast({ message: t`Contact request withdrawn` });
      await noteContactRequest(queries, space.id, withdrawn);
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t`Withdraw this contact request?`}
      variant="dangerFill"
      submitLabel={<Trans>Withdraw request</Trans>}
      onSubmit={() => mutate()}
      busy={isPending}
      failure={error && failureText(i18n, error)}
    >
      <Text>
        <Trans>
          They’ll no longer be able to accept the request, but they’ll still see that you sent it. The request will
          still count towards that day’s limit.
        </Trans>
      </Text>
    </FormDialog>
  );
}
