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
import { useQueries } from "@tanstack/react-query";
import { useId, useState } from "react";
import { passkeyFailureText } from "~/domain/passkeys/passkey-failure.ts";
import { usePasskeysSupported } from "~/domain/passkeys/use-supported.ts";
import { ConnectedRow, shownProviders } from "~/features/social/connected-row.tsx";
import { offeredQuery } from "~/domain/social/queries.ts";
import { useStepUp } from "~/features/step-up/use-step-up.tsx";
import { api } from "~/shell/api/client.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { CardFailure } from "~/shell/form/card-failure.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { PasswordRow } from "./password-row.tsx";
import { connectedQuery, passkeysQuery, passwordQuery } from "./queries.ts";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";
import { useAddPasskey } from "./use-add-passkey.ts";
import styles from "./security.module.css";

/** Every way to sign in: password, passkeys, providers. The last one cannot be removed. */
export function WaysInCard({ me }: { me: Me }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const supported = usePasskeysSupported();
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  // Stays set while the dialog closes, so that its text does not change.
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState(false);
  const [password, passkeys, connected, offered] = useQueries({
    queries: [passwordQuery, passkeysQuery, connectedQuery, offeredQuery],
  });
  const stepUp = useStepUp("changePasskeys");
  const { add, busy, failure } = useAddPasskey(stepUp.run, (passkey) => {
    const made = passkey.name;
    showToast({
      message: t`The passkey “${made}” is ready`,
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
      <Card.Head id={id} title={<Trans>How you sign in</Trans>} />
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
            <Trans>Add a passkey</Trans>
          </Button>
        ) : (
          <Text as="span" size="sm" tone="muted">
            <Trans>This browser does not know passkeys.</Trans>
          </Text>
        )}
        <Text as="span" size="sm" tone="muted" className={styles.footEnd}>
          <Trans>At least one always stays.</Trans>
        </Text>
      </Card.Foot>
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />}
      <AskDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        title={t`Remove the passkey “${name}”?`}
        confirm={t`Remove`}
        act={() => stepUp.run((asked) => api().passkeys.remove({ params: { id: removed?.id ?? "" } }, asked))}
        onDone={() => showToast({ message: t`The passkey “${name}” is removed` })}
      >
        <Trans>
          It no longer opens your profile. It may still be listed in your device: remove it there too. We tell you by
          mail.
        </Trans>
      </AskDialog>
      {stepUp.dialog}
    </Card>
  );
}
