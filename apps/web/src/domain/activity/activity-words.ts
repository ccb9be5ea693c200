import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ActivityKind, SignInMethod } from "@orbita/contract";

/** The title of each kind of log entry. */
export const activityTitles: Record<ActivityKind, MessageDescriptor> = {
  "account.opened": msg`Profile created`,
  "account.deletionAsked": msg`Deletion of the account asked for`,
  "account.deletionTakenBack": msg`Deletion of the account taken back`,
  "session.opened": msg({ message: "Sign-in", context: "what happened" }),
  "session.ended": msg`Sign-in ended`,
  "session.stolen": msg`Sign-in ended by us: its key was used twice`,
  "password.changed": msg`Password changed`,
  "password.reset": msg`Password set anew`,
  "email.verified": msg`Email confirmed`,
  "email.changed": msg`Email changed`,
  "email.changeUndone": msg`Email change undone`,
  "name.changed": msg`Name changed`,
  "username.changed": msg`Username changed`,
  "phone.changed": msg`Phone changed`,
  "profileImage.changed": msg`Profile image changed`,
  "coverImage.changed": msg`Cover image changed`,
  "provider.linked": msg`Service connected`,
  "provider.unlinked": msg`Service disconnected`,
  "passkey.added": msg`Passkey added`,
  "passkey.renamed": msg`Passkey renamed`,
  "passkey.removed": msg`Passkey removed`,
  "card.added": msg`Card added`,
  "card.removed": msg`Card removed`,
  "privacy.changed": msg`Privacy changed`,
  "hiddenFrom.added": msg`Hidden from somebody`,
  "hiddenFrom.removed": msg`No longer hidden from somebody`,
  "notifications.changed": msg`Notifications changed`,
  "data.exported": msg`Data downloaded`,
  "resume.shared": msg`Shared from your CV`,
  "resume.unshared": msg`No longer shared from your CV`,
  "resume.linkAdded": msg`Link to your CV created`,
  "resume.linkWithdrawn": msg`Link to your CV withdrawn`,
  "resume.emptied": msg`CV emptied`,
  "space.joined": msg`You are in a Space`,
  "space.left": msg`No longer in a Space`,
  "space.roleChanged": msg`Role in a Space changed`,
  "resume.sentForYou": msg`Support sent a resume for you`,
  "resume.claimed": msg`CV taken over from a Space`,
  // `space` comes from the details of the entry.
  "resume.opened": msg({ message: "{space} opened your CV" }),
};

export const methodWords: Record<SignInMethod, MessageDescriptor> = {
  password: msg`Password`,
  code: msg`Code by mail`,
  passkey: msg`Passkey`,
  google: msg`Google`,
  github: msg`GitHub`,
  twitter: msg`X`,
};

export const isMethod = (value: string | undefined): value is SignInMethod =>
  value !== undefined && Object.hasOwn(methodWords, value);
