import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Titles of the account pages that a user opens from a link, by path segment. */
export const accountParts = {
  keep: msg`Cancel account deletion?`,
  passkey: msg`Add your administrator passkey`,
  "undo-email": msg`Undo email change`,
} satisfies Record<string, MessageDescriptor>;
export type AccountLinkPage = keyof typeof accountParts;

export const isAccountPart = (part: string): part is AccountLinkPage => Object.hasOwn(accountParts, part);
