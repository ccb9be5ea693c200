import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Titles of the pages that a user or a guest opens from a link in a mail, by path segment. */
export const accountParts = {
  keep: msg`Cancel account deletion?`,
  passkey: msg`Add your administrator passkey`,
  "undo-email": msg`Undo email change`,
  "confirm-alert": msg`Job alerts`,
  "job-alerts": msg`Job alerts`,
} satisfies Record<string, MessageDescriptor>;
export type AccountLinkPage = keyof typeof accountParts;

export const isAccountPart = (part: string): part is AccountLinkPage => Object.hasOwn(accountParts, part);
