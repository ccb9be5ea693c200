import { Trans, useLingui } from "@lingui/react/macro";
import type { Me, Passkey } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useQueries, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { passkeyFailureText, isSilent } from "~/domain/passkeys/passkey-failure.ts";
import { usePasskeysSupported } from "~/domain/passkeys/use-supported.ts";
import { ConnectedRow, shownProviders } from "./connected-row.tsx";
import { useStepUp, type StepUpControl } from "~/domain/step-up/use-step-up.tsx";
import { api } from "~/shell/api/client.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { CardFailure } from "~/shell/form/card-failure.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { PasswordRow } from "./password-row.tsx";
import { connectedQuery, passkeysQuery, passwordQuery, securityKey } from "./queries.ts";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";
import { answered } from "~/shell/api/failure.ts";
import { makePasskey } from "~/domain/passkeys/web-authn.ts";
import styles from "./security.module.css";

/** Creates a passkey in the browser and saves it. `failure` stays null if another browser prompt replaced this one. */
function useAddPasskey(run: StepUpControl["run"], onAdded: (passkey: Passkey) => void) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { challengeId, options } = await run((asked) => api().passkeys.options({}, asked));
      const credential = await makePasskey(options);
      return run((asked) => api().passkeys.add({ body: { challengeId, credential } }, asked));
    },
    onSuccess: async (passkey) => {
      await queries.invalidateQueries({ queryKey: securityKey });
      onAdded(passkey);
    },
  });
  return { add: () => mutate(), busy: isPending, failure: error && !isSilent(error) ? error : null };
}

/** The installation's sign-in providers. They do not change during a visit. */
const offeredQuery = queryOptions({
  queryKey: ["social", "offered"],
  queryFn: () => answered(api().social.providers({})),
  staleTime: Infinity,
});

/** The user's ways to sign in: password, passkeys, providers. The last of them cannot be removed. */
export function WaysInCard({ me }: { me: Me }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const supported = usePasskeysSupported();
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  // The passkey to remove. Stays set while the dialog closes, so that the dialog's text does not change.
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState(false);
  const [password, passkeys, connected, offered] = useQueries({
    queries: [passwordQuery, passkeysQuery, connectedQuery, offeredQuery],
  });
  const stepUp = useStepUp("changePasskeys");
  const { add, busy, failure } = useAddPasskey(stepUp.run, (passkey) => {
    const made = passkey.name;
    showToast({
      message: t`Passkey “${made}” added`,
      action: { label: t`Rename`, run: () => setRenamed(passkey) },
    });
  });
  const all = [password, passkeys, connected, offered];
  const failed = all.find(({ error, data }) => error && !data);
  const ready = password.data && passkeys.data && connected.data && offered.data;
  const ways = ready ? Number(password.data.hasPassword) + passkeys.data.length + connected.data.length : 0;
  const name = removed?.name ?? "";
  return (
    <Card aria-labelledby={id}>
      <Card.Head id={id} title={<Trans>Sign-in methods</Trans>} />
      {failed ? (
        <CardFailure error={failed.error} onRetry={() => all.forEach(({ refetch }) => void refetch())} />
      ) : ready ? (
        <ItemList
          items={[
            { key: "password", content: <PasswordRow me={me} password={password.data} /> },
            ...passkeys.data.map((passkey) => ({
              key: passkey.id,
              content: (
                <PasskeyRow
                  passkey={passkey}
                  now={passkeys.dataUpdatedAt}
                  only={ways === 1}
                  onRename={() => setRenamed(passkey)}
                  onRemove={async () => {
                    if (!(await stepUp.confirm())) return;
                    setRemoved(passkey);
                    setRemoving(true);
                  }}
                />
              ),
            })),
            ...shownProviders(offered.data, connected.data).map((provider) => ({
              key: provider,
              content: (
                <ConnectedRow
                  provider={provider}
                  account={connected.data.find((one) => one.provider === provider)}
                  only={ways === 1}
                />
              ),
            })),
          ]}
        />
      ) : (
        <LoadingList label={t`Loading`} rows={3} />
      )}
      {failure && (
        <div className={styles.failure}>
          <Note tone="danger" role="alert">
            {passkeyFailureText(i18n, failure)}
          </Note>
        </div>
      )}
      <Card.Foot>
        {supported ? (
          <Button variant="quiet" size="sm" icon={IconPlus} busy={busy} onClick={add}>
            <Trans>Add passkey</Trans>
          </Button>
        ) : (
          <Text as="span" size="sm" tone="muted">
            <Trans>This browser doesn’t support passkeys.</Trans>
          </Text>
        )}
        <Text as="span" size="sm" tone="muted" className={styles.footEnd}>
          <Trans>At least one method must stay active.</Trans>
        </Text>
      </Card.Foot>
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />}
      <AskDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        title={t`Remove passkey “${name}”?`}
        confirm={t`Remove`}
        act={() => stepUp.run((asked) => api().passkeys.remove({ params: { id: removed?.id ?? "" } }, asked))}
        onDone={() => showToast({ message: t`Passkey “${name}” removed` })}
      >
        <Trans>
          You’ll no longer be able to sign in with this passkey. It may still be listed on your device: remove it there
          too. We’ll confirm by email.
        </Trans>
      </AskDialog>
      {stepUp.dialog}
    </Card>
  );
}
