import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { failureText } from "~/shell/form/failure-text.ts";

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

/** Another question took its place, or the page was left: nobody is told. */
export const isSilent = (error: unknown): boolean => nameOf(error) === "AbortError";

/**
 * What the browser says when no passkey comes of it. It tells little on purpose: somebody who said no, who took too long and
 * who has no passkey here look the same to a page.
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
