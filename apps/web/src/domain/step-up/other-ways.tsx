import { Trans, useLingui } from "@lingui/react/macro";
import type { StepUpProof, StepUpPurpose, StepUpMethods } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { IconFingerprint, IconMail } from "@tabler/icons-react";
import { useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import { isSilent } from "~/domain/passkeys/passkey-failure.ts";
import { usePasskeysSupported } from "~/domain/passkeys/use-supported.ts";
import { signWithPasskey } from "~/domain/passkeys/web-authn.ts";
import { providerIcons, socialNames } from "~/domain/social/providers.ts";
import { useProviderRedirect } from "~/domain/social/use-provider-redirect.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { checkReturnTo } from "~/shell/navigation/return-to.ts";

type Props = {
  purpose: StepUpPurpose;
  ways: StepUpMethods;
  isBusy: boolean;
  onProof: (proof: StepUpProof) => void;
  onFailure: (error: unknown) => void;
  onCode: () => Promise<void>;
};

/** The ways to confirm without typing here: passkey, providers, and a code by email. */
export function OtherWays({ purpose, ways, isBusy, onProof, onFailure, onCode }: Props) {
  const { t } = useLingui();
  const isSupported = usePasskeysSupported();
  const here = useRouterState({ select: ({ location }) => checkReturnTo(location.publicHref) });
  const { leave, leaving } = useProviderRedirect("stepUp", here, purpose);
  const [running, setRunning] = useState<"passkey" | "code" | null>(null);
  async function start(way: "passkey" | "code", work: () => Promise<void>): Promise<void> {
    setRunning(way);
    onFailure(null);
    await work().catch((error: unknown) => {
      if (!isSilent(error)) onFailure(error);
    });
    setRunning(null);
  }
  async function confirmByPasskey(): Promise<void> {
    const { challengeId, options } = await answered(api().stepUp.passkeyOptions({}));
    const credential = await signWithPasskey(options);
    onProof(await answered(api().stepUp.byPasskey({ body: { purpose, challengeId, credential } })));
  }
  const isWaiting = isBusy || running !== null || leaving !== null;
  const address = ways.code;
  return (
    <Stack gap={2}>
      {ways.passkey && isSupported && (
        <Button
          block
          icon={IconFingerprint}
          busy={running === "passkey"}
          disabled={isWaiting && running !== "passkey"}
          onClick={() => void start("passkey", confirmByPasskey)}
        >
          <Trans>Use a passkey</Trans>
        </Button>
      )}
      {ways.providers.map((provider) => {
        const name = socialNames[provider];
        return (
          <Button
            key={provider}
            block
            icon={providerIcons[provider]}
            busy={leaving === provider}
            disabled={isWaiting && leaving !== provider}
            onClick={() => void leave(provider).then((error) => error && onFailure(error))}
          >
            {t`Continue with ${name}`}
          </Button>
        );
      })}
      {address !== null && (
        <Button
          block
          icon={IconMail}
          busy={running === "code"}
          disabled={isWaiting && running !== "code"}
          onClick={() => void start("code", onCode)}
        >
          {t`Email a code to ${address}`}
        </Button>
      )}
    </Stack>
  );
}
