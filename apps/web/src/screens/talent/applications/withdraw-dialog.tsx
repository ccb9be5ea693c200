import { Trans, useLingui } from "@lingui/react/macro";
import type { MyWholeApplication } from "@orbita/contract";
import { applicationLimits } from "@orbita/contract/applications/limits";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { interviewsKey } from "~/domain/interviews/queries.ts";
import { messagesKey } from "~/domain/messages/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { myApplicationQuery, myApplicationsKey } from "~/domain/applications/applications-queries.ts";

type Props = { application: MyWholeApplication; onClose: () => void };

/** Withdraws an application. The Space is notified, and keeps what it has read so far. */
export function WithdrawDialog({ application: { id, jobPost }, onClose }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      answered(api().applications.withdraw({ params: { id }, body: { reason: reason.trim() || null } })),
    onSuccess: async (withdrawn) => {
      queries.setQueryData(myApplicationQuery(id).queryKey, withdrawn);
      onClose();
      showToast({ message: t`Application withdrawn` });
      // Withdrawing also ends the interviews and the message thread.
      await Promise.all([
        queries.invalidateQueries({ queryKey: myApplicationsKey }),
        queries.invalidateQueries({ queryKey: interviewsKey }),
        queries.invalidateQueries({ queryKey: messagesKey({ spaceId: null }) }),
      ]);
    },
  });
  const { name } = jobPost.space;
  return (
    <FormDialog
      onClose={onClose}
      title={t`Withdraw this application?`}
      variant="dangerFill"
      submitLabel={<Trans>Withdraw application</Trans>}
      onSubmit={() => mutate()}
      busy={isPending}
      failure={error && failureText(i18n, error)}
    >
      <Text>
        <Trans>
          {name} will be notified and won’t take your application any further. You can send it again while the job is
          open.
        </Trans>
      </Text>
      <TextField
        data-autofocus
        label={t`Reason`}
        optional={t`optional`}
        hint={t`They’ll see exactly what you write here.`}
        maxLength={applicationLimits.reason.max}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </FormDialog>
  );
}
