import { Trans, useLingui } from "@lingui/react/macro";
import type { ConnectedAccount } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import { AskDialog } from "./ask-dialog.tsx";
import { useStepUp } from "~/domain/step-up/use-step-up.tsx";
import { api } from "~/shell/api/client.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { providerIcons, socialNames, type Provider } from "~/domain/social/providers.ts";
import { useProviderRedirect } from "~/domain/social/use-provider-redirect.ts";
import { checkReturnTo } from "~/shell/navigation/return-to.ts";

type Props = {
  provider: Provider;
  account: ConnectedAccount | undefined;
  /** True if this provider is the only way left to sign in; then it cannot be disconnected. */
  only: boolean;
};

/** A provider among the ways to sign in. The user can connect it, or disconnect it after a confirmation. */
export function ConnectedRow({ provider, account, only }: Props) {
  const { t, i18n } = useLingui();
  const here = useRouterState({ select: ({ location }) => checkReturnTo(location.publicHref) });
  const { leave, leaving, failure } = useProviderRedirect("link", here);
  const [parting, setParting] = useState(false);
  const stepUp = useStepUp("changeProviders");
  const confirmed = async (next: () => unknown) => void ((await stepUp.confirm()) && next());
  const name = socialNames[provider];
  return (
    <>
      <SettingRow
        icon={providerIcons[provider]}
        title={name}
        hint={
          <>
            {failure === null ? (
              <bdi>{account ? (account.email ?? t`Connected`) : t`Not connected`}</bdi>
            ) : (
              <span role="alert">{failureText(i18n, failure)}</span>
            )}
            {account && only && (
              <>
                <br />
                <Trans>This is your only way to sign in: add another before you disconnect it.</Trans>
              </>
            )}
          </>
        }
        control={
          account ? (
            <Button
              variant="quiet"
              size="sm"
              disabled={only}
              aria-label={t`Disconnect ${name}`}
              onClick={() => void confirmed(() => setParting(true))}
            >
              <Trans>Disconnect…</Trans>
            </Button>
          ) : (
            <Button
              size="sm"
              aria-label={t`Connect ${name}`}
              busy={leaving !== null}
              onClick={() => void confirmed(() => leave(provider))}
            >
              <Trans>Connect</Trans>
            </Button>
          )
        }
      />
      <AskDialog
        opened={parting}
        onClose={() => setParting(false)}
        title={t`Disconnect ${name}?`}
        confirm={t`Disconnect`}
        act={() => stepUp.run((options) => api().social.disconnect({ params: { provider } }, options))}
        onDone={() => showToast({ message: t`${name} disconnected` })}
      >
        <Trans>
          You’ll no longer be able to sign in with {name}. Your account will stay as it is, and you can connect again at
          any time.
        </Trans>
      </AskDialog>
      {stepUp.dialog}
    </>
  );
}

/** The providers to list: those that are offered, and those that the user has connected even if they are no longer offered. */
export const shownProviders = (offered: readonly Provider[], connected: readonly ConnectedAccount[]): Provider[] =>
  (Object.keys(socialNames) as Provider[]).filter(
    (name) => offered.includes(name) || connected.some(({ provider }) => provider === name),
  );
