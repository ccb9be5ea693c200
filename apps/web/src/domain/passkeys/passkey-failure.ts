import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { failureText } from "~/shell/form/failure-text.ts";

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

/** True for an aborted action, which needs no message: another prompt replaced it, or the user left the page or closed the dialog. */
export const isSilent = (error: unknown): boolean => nameOf(error) === "AbortError";

/**
 * The message for a failed passkey prompt.
 * For privacy, browsers report a refusal, a timeout and a missing passkey as the same error.
 */
export function passkeyFailureText(i18n: I18n, error: unknown): string {
  switch (nameOf(error)) {
    case "NotAllowedError":
      return i18n._(msg`No passkey was used: the request was cancelled or timed out. Try again.`);
    case "InvalidStateError":
      return i18n._(msg`This device already has a passkey. Use it to sign in.`);
    case "ConstraintError":
    case "NotSupportedError":
      return i18n._(msg`This device can’t create a passkey yet. Set up a screen lock, a fingerprint or a PIN first.`);
    case "SecurityError":
      return i18n._(msg`Passkeys don’t work at this web address. Use another sign-in method.`);
    default:
      return failureText(i18n, error);
  }
}
