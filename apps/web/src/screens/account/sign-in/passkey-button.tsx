import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { IconFingerprint } from "@tabler/icons-react";
import { useHydrated } from "@tanstack/react-router";
import { passkeyFailureText } from "~/domain/passkeys/passkey-failure.ts";
import { usePasskeySignIn } from "./use-passkey-sign-in.ts";
import { usePasskeysSupported } from "~/domain/passkeys/use-supported.ts";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

/** Button to sign in with a passkey, without a username or a password. Hidden if the browser does not support passkeys. */
export function PasskeyButton({ returnTo }: { returnTo: ReturnTo | undefined }) {
  const { i18n } = useLingui();
  const ready = useHydrated();
  const supported = usePasskeysSupported();
  const { busy, failure, start } = usePasskeySignIn({ returnTo, supported });
  if (!supported) return null;
  return (
    <>
      <Button size="lg" block icon={IconFingerprint} disabled={!ready} busy={busy} onClick={() => void start()}>
        <Trans>Sign in with a passkey</Trans>
      </Button>
      {failure !== null && (
        <Note tone="danger" role="alert">
          {passkeyFailureText(i18n, failure)}
        </Note>
      )}
    </>
  );
}
