import { Trans, useLingui } from "@lingui/react/macro";
import { accountDeletion } from "@orbita/contract/personal-data/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { IconDownload } from "@tabler/icons-react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { isSilent } from "~/domain/passkeys/passkey-failure.ts";
import { useStepUpGate } from "~/domain/step-up/use-step-up.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { Consequences } from "./consequences.tsx";
import { useAccountDeletion } from "./use-account-deletion.ts";
import type { useDownload } from "./use-download.ts";
import styles from "./data.module.css";

const consequencesQuery = queryOptions({
  queryKey: ["deletion"],
  queryFn: () => answered(api().personalData.consequences({})),
  // Always refetched: members may have joined or left the user's Spaces since the last fetch.
  staleTime: 0,
});

type Props = { opened: boolean; onClose: () => void; download: ReturnType<typeof useDownload> };

/**
 * Confirms the deletion of the account.
 * Shows the consequences, offers a data export first, and requires the username as confirmation.
 */
export function DeleteAccountDialog({ opened, onClose, download }: Props) {
  const { t, i18n } = useLingui();
  const { isOpen, run, dialog } = useStepUpGate("deleteAccount", opened, onClose);
  const leave = useAccountDeletion(run);
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: accountDeletion,
    defaultValues: { username: "" },
    submit: leave,
    problemFields: { "account.usernameMismatch": "username" },
  });
  // The consequences are not refetched during the deletion: the user is signed out by then and the request would be rejected.
  const { data, error, refetch } = useQuery({ ...consequencesQuery, enabled: isOpen && !busy });
  const close = () => {
    form.reset();
    onClose();
  };
  const blocked = data !== undefined && data.blockingSpaces.length > 0;
  return (
    <>
      {dialog}
      <Dialog
        opened={isOpen}
        onClose={close}
        width={560}
        title={t`Delete your account`}
        description={<Trans>Before you decide, here’s what will happen.</Trans>}
        closeLabel={t`Close`}
        onSubmit={(event) => {
          event.preventDefault();
          if (data && !blocked) void onSubmit(event);
        }}
        actions={
          <>
            <Button variant="quiet" size="lg" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" variant="dangerFill" size="lg" busy={busy} disabled={!data || blocked}>
              <Trans>Delete account</Trans>
            </Button>
          </>
        }
      >
        {error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <Consequences known={data} />}
        <Button size="sm" icon={IconDownload} busy={download.isPending} onClick={() => download.mutate()}>
          <Trans>Download your data first</Trans>
        </Button>
        {download.error && !isSilent(download.error) && (
          <Note tone="danger" role="alert" className={styles.note}>
            {failureText(i18n, download.error)}
          </Note>
        )}
        {failure && (
          <Note tone="danger" role="alert" className={styles.note}>
            {failure}
          </Note>
        )}
        {!blocked && (
          <TextField
            label={t`Enter your username to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={styles.confirm}
            error={errorOf("username")}
            {...form.register("username")}
          />
        )}
      </Dialog>
    </>
  );
}
