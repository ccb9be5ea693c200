import type { NewPasskey, PasskeySignIn } from "@orbita/contract";

/** The library is loaded on demand, because most users never use a passkey. */
const library = () => import("@simplewebauthn/browser");

type WebAuthnOptions = Record<string, unknown>;

/** Creates a passkey: the browser prompts the user and the authenticator. Rejects if the user declines. */
export async function makePasskey(options: WebAuthnOptions): Promise<NewPasskey["credential"]> {
  const { startRegistration } = await library();
  const made = await startRegistration({ optionsJSON: options as never });
  return made as unknown as NewPasskey["credential"];
}

/**
 * Signs in with a passkey.
 * With `quietly` there is no dialog: the browser lists passkeys among its autofill suggestions, and the promise may never settle.
 */
export async function signWithPasskey(
  options: WebAuthnOptions,
  { quietly = false }: { quietly?: boolean } = {},
): Promise<PasskeySignIn["credential"]> {
  const { startAuthentication } = await library();
  const signed = await startAuthentication({ optionsJSON: options as never, useBrowserAutofill: quietly });
  return signed as unknown as PasskeySignIn["credential"];
}

/** Cancels the pending browser prompt, if any. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

export async function offersSuggestions(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await library();
  return browserSupportsWebAuthnAutofill();
}
