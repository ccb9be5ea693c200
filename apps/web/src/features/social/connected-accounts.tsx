import { Trans, useLingui } from "@lingui/react/macro";
import type { ConnectedAccount } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Skeleton } from "@orbita/ui/base/skeleton.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import { providerIcons, socialNames, type Provider } from "./providers.ts";
import { connectedQuery } from "./queries.ts";
import { useLeave } from "./use-leave.ts";

/** One row for each provider that can be connected, or is: for the card of the ways to sign in. */
export function ConnectedAccounts() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(connectedQuery);
  const here = useRouterState({ select: ({ location }) => location.publicHref });
  const { leave, leaving, failure } = useLeave("link", here);
  const [parting, setParting] = useState<ConnectedAccount | null>(null);
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SettingRow title={<Skeleton width={120} />} hint={<Skeleton width={200} />} control={null} />;

  const providers = (Object.keys(socialNames) as Provider[]).filter(
    (name) => data.offered.includes(name) || data.connected.some(({ provider }) => provider === name),
  );
  return (
    <>
      {failure !== null && (
        <Note tone="danger" role="alert">
          {failureText(i18n, failure)}
        </Note>
      )}
      {providers.map((provider) => {
        const name = socialNames[provider];
        const account = data.connected.find((one) => one.provider === provider);
        return (
          <SettingRow
            key={provider}
            icon={providerIcons[provider]}
            title={name}
            hint={account ? (account.email ?? t`connected`) : t`not connected`}
            control={
              account ? (
                <Button variant="quiet" aria-label={t`Disconnect ${name}`} onClick={() => setParting(account)}>
                  <Trans>Disconnect</Trans>
                </Button>
              ) : (
                <Button
                  aria-label={t`Connect ${name}`}
                  busy={leaving === provider}
                  onClick={() => void leave(provider)}
                >
                  <Trans>Connect</Trans>
                </Button>
              )
            }
          />
        );
      })}
      <DisconnectDialog account={parting} onClose={() => setParting(null)} />
    </>
  );
}
