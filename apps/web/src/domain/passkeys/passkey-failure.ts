import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { failureText } from "~/shell/form/failure-text.ts";

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

/** Another prompt replaced this one, or the user closed it or left the page: no message is shown. */
export const isSilent = (error: unknown): boolean => nameOf(error) === "AbortError";

/**
 * The message for a failed passkey prompt. Browsers reveal little on purpose: a refusal, a timeout and a missing passkey look the
 * same to a page.
 */
export function passkeyFailureText(i18n: I18n, error: unknown): string {
  switch (nameOf(error)) {
    case "NotAllowedError":
      return i18n._(msg`No passkey was used: the request was cancelled, or too much time passed.`);
    case "InvalidStateError":
      return i18n._(msg`This device already has a passkey.`);
    case "ConstraintError":
    case "NotSupportedError":
      return i18n._(msg`This device cannot make a passkey: it needs a screen lock, a fingerprint or a PIN.`);
    case "SecurityError":
      return i18n._(msg`Passkeys do not work at this address.`);
    default:
      return failureText(i18n, error);
  }
}
