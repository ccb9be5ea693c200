import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ActivityKind, SignInMethod } from "@orbita/contract";

/** The title of each kind of entry in the activity log. */
export const activityTitles: Record<ActivityKind, MessageDescriptor> = {
  "account.opened": msg`Account created`,
  "account.deletionAsked": msg`Account deletion requested`,
  "account.deletionTakenBack": msg`Account deletion cancelled`,
  "session.opened": msg({ message: "Signed in", context: "what happened" }),
  "session.ended": msg`Device signed out`,
  "session.stolen": msg`We signed out a device because its access key may have been copied`,
  "password.changed": msg`Password changed`,
  "password.reset": msg`Password reset`,
  "email.verified": msg`Email confirmed`,
  "email.changed": msg`Email changed`,
  "email.changeUndone": msg`Email change undone`,
  "name.changed": msg`Name changed`,
  "username.changed": msg`Username changed`,
  "phone.changed": msg`Phone number changed`,
  "profileImage.changed": msg`Profile photo changed`,
  "coverImage.changed": msg`Cover image changed`,
  "provider.linked": msg`Service connected`,
  "provider.unlinked": msg`Service disconnected`,
  "passkey.added": msg`Passkey added`,
  "passkey.renamed": msg`Passkey renamed`,
  "passkey.removed": msg`Passkey removed`,
  "card.added": msg`Card added`,
  "card.removed": msg`Card removed`,
  "privacy.changed": msg`Privacy settings changed`,
  "hiddenFrom.added": msg`Profile hidden from a Space or domain`,
  "hiddenFrom.removed": msg`Profile no longer hidden from a Space or domain`,
  "notifications.changed": msg`Notification settings changed`,
  "data.exported": msg`Data downloaded`,
  "resume.shared": msg`CV line shared`,
  "resume.unshared": msg`CV line no longer shared`,
  "resume.linkAdded": msg`CV link created`,
  "resume.linkWithdrawn": msg`CV link withdrawn`,
  "resume.emptied": msg`CV cleared`,
  "space.joined": msg`Joined a Space`,
  "space.left": msg`No longer a member of a Space`,
  "space.roleChanged": msg`Role in a Space changed`,
  "resume.sentForYou": msg`Support uploaded a CV for you`,
  "resume.claimed": msg`CV claimed from a Space`,
  // `{space}` is filled from the details of the log entry.
  "resume.opened": msg({ message: "{space} opened your CV" }),
};

export const methodLabels: Record<SignInMethod, MessageDescriptor> = {
  password: msg`Password`,
  code: msg`Code by email`,
  passkey: msg`Passkey`,
  google: msg`Google`,
  github: msg`GitHub`,
  twitter: msg`X`,
};

export const isMethod = (value: string | undefined): value is SignInMethod =>
  value !== undefined && Object.hasOwn(methodLabels, value);
