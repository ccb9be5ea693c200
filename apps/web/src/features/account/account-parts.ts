import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Pages of one's account that a link leads to, with their titles. */
export const accountParts = {
  keep: msg`Keep your account?`,
  passkey: msg`Add your administrator passkey`,
  "undo-email": msg`Undo the email change`,
} satisfies Record<string, MessageDescriptor>;
export type AccountPart = keyof typeof accountParts;

export const isAccountPart = (part: string): part is AccountPart => Object.hasOwn(accountParts, part);
