import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Account pages that are opened from a link, with their titles. */
export const accountParts = {
  keep: msg`Keep your account?`,
  passkey: msg`Add your administrator passkey`,
  "undo-email": msg`Undo the email change`,
} satisfies Record<string, MessageDescriptor>;
export type AccountPart = keyof typeof accountParts;

export const isAccountPart = (part: string): part is AccountPart => Object.hasOwn(accountParts, part);
