import type { ActivityKind } from "@orbita/contract";
import type { ActivityPart } from "./activity-search.ts";

/** The activity kinds of each part of the account. Users filter the log by a part, not by one of dozens of kinds. */
export const activityParts = {
  signIns: ["session.opened", "session.ended", "session.stolen"],
  waysIn: [
    "password.changed",
    "password.reset",
    "passkey.added",
    "passkey.renamed",
    "passkey.removed",
    "provider.linked",
    "provider.unlinked",
  ],
  profile: [
    "name.changed",
    "username.changed",
    "email.changed",
    "email.changeUndone",
    "email.verified",
    "phone.changed",
    "profileImage.changed",
    "coverImage.changed",
    "resume.sentForYou",
    "resume.claimed",
  ],
  privacy: [
    "privacy.changed",
    "hiddenFrom.added",
    "hiddenFrom.removed",
    "notifications.changed",
    "resume.shared",
    "resume.unshared",
    "resume.linkAdded",
    "resume.linkWithdrawn",
    "resume.opened",
  ],
  account: [
    "account.opened",
    "account.deletionAsked",
    "account.deletionTakenBack",
    "data.exported",
    "card.added",
    "card.removed",
    "resume.emptied",
    "space.joined",
    "space.left",
    "space.roleChanged",
  ],
} as const satisfies Record<ActivityPart, readonly ActivityKind[]>;
