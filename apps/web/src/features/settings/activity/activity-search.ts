import type { ActivityKind } from "@orbita/contract";
import { pageSearch, type PageSearch } from "~/shell/navigation/page-search.ts";

/** What a person looks for in the log: a part of the account, not one of two dozen words. */
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
    "email.verified",
    "phone.changed",
    "profileImage.changed",
    "coverImage.changed",
  ],
  privacy: ["privacy.changed", "hiddenFrom.added", "hiddenFrom.removed", "notifications.changed"],
  account: ["account.opened", "account.deletionAsked", "account.deletionTakenBack", "data.exported"],
} as const satisfies Record<string, readonly ActivityKind[]>;
export type ActivityPart = keyof typeof activityParts;

export type ActivitySearch = PageSearch & { about?: ActivityPart | undefined };
export const activityDefaults = { page: 0, size: 20 } as const;

export const isPart = (value: unknown): value is ActivityPart =>
  typeof value === "string" && Object.hasOwn(activityParts, value);

export function activitySearch(search: Record<string, unknown>): ActivitySearch {
  const about = isPart(search["about"]) ? search["about"] : undefined;
  const { page, size } = pageSearch({ ...activityDefaults, ...search });
  return { page, size, ...(about && { about }) };
}
