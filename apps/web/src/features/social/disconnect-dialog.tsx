import { Trans, useLingui } from "@lingui/react/macro";
import type { ConnectedAccount } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { socialNames } from "./providers.ts";
import { connectedQuery } from "./queries.ts";

type Props = { account: ConnectedAccount | null; onClose: () => void };

/** Asks once. The last way to sign in is refused by the api, in words. */
export function DisconnectDialog({ account, onClose }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  // While the dialog goes, it still says what it was about.
  const [shown, setShown] = useState(account);
  if (account && account !== shown) setShown(account);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ provider }: ConnectedAccount) => answered(api().social.disconnect({ params: { provider } })),
    onSuccess: async (_, { provider }) => {
      close();
      await queries.invalidateQueries({ queryKey: connectedQuery.queryKey });
      const gone = socialNames[provider];
      showToast({ message: t`${gone} is disconnected` });
    },
  });
  function close(): void {
    reset();
    onClose();
  }
  const name = shown ? socialNames[shown.provider] : "";
  return (
    <Dialog
      opened={account !== null}
      onClose={close}
      width={480}
      title={<Trans>Disconnect {name}?</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={close}>
            {t`Cancel`}
          </Button>
          <Button variant="dangerFill" size="lg" busy={isPending} onClick={() => account && mutate(account)}>
            <Trans>Disconnect</Trans>
          </Button>
        </>
      }
    >
      <Text size="md">
        <Trans>
          You will no longer sign in with {name}. Your profile stays as it is, and you can connect it again.
        </Trans>
      </Text>
      {error && (
        <Note tone="danger" role="alert">
          {failureText(i18n, error)}
        </Note>
      )}
    </Dialog>
  );
}
