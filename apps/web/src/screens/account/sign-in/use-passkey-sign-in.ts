import { passkeyLimits } from "@orbita/contract/passkeys/limits";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";
import { useEnter } from "~/shell/session/after-sign-in.ts";
import { isSilent } from "~/domain/passkeys/passkey-failure.ts";
import { offersSuggestions, signWithPasskey, stopAsking } from "~/domain/passkeys/web-authn.ts";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

/** A challenge is renewed a minute before it expires, so that a passkey suggestion that the user picks late still works. */
const renewMs = (passkeyLimits.challengeMinutes - 1) * 60_000;

async function signIn(how: { quietly?: boolean }): Promise<void> {
  const { challengeId, options } = await answered(api().passkeys.signInOptions({}));
  const credential = await signWithPasskey(options, how);
  await answered(api().passkeys.signIn({ body: { challengeId, credential } }));
}

/** Signs in with a passkey, either through the button or through the browser's suggestions in the email field. */
export function usePasskeySignIn({ returnTo, supported }: { returnTo: ReturnTo | undefined; supported: boolean }) {
  const enter = useEnter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const start = useCallback(async () => {
    setBusy(true);
    setFailure(null);
    try {
      await signIn({});
      await enter(returnTo);
    } catch (error) {
      if (!isSilent(error)) setFailure(error);
    }
    setBusy(false);
  }, [enter, returnTo]);

  const suggest = useEffectEvent(async () => {
    try {
      await signIn({ quietly: true });
    } catch (error) {
      // The user did not start this prompt, so its errors are silent, except if the server rejected a passkey that the user chose.
      if (problemOf(error)) setFailure(error);
      return;
    }
    await enter(returnTo);
  });

  useEffect(() => {
    // Passkey autofill pauses while the prompt opened by the passkey button is shown.
    if (!supported || busy) return;
    let left = false;
    const ask = async () => {
      if (!left && (await offersSuggestions()) && !left) void suggest();
    };
    void ask();
    const timer = setInterval(() => void ask(), renewMs);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [supported, busy]);
  useEffect(() => () => void stopAsking(), []);

  return { busy, failure, start };
}
