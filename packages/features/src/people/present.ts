import { notificationKinds, type HidingTarget, type Person, type Settings } from "@orbita/contract";
import { isListed } from "./policy.ts";
import type { HiddenFromRow, PersonRow, SettingsRow } from "./queries.ts";
import { defaultPrivacy, notificationsOf, quietHoursOf, type StoredNotificationSettings } from "./rules.ts";

/** A person as other users see them. The headline comes from the resume. */
export const presentPerson = (row: PersonRow): Person => ({
  id: row.id,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImage: row.profile_image_id,
  coverImage: row.cover_image_id,
  headline: row.headline,
  searchEngines: isListed(row),
  created: row.created_at.toISOString(),
});

export const presentHidden = ({ id, space_id, space_name, domain, created_at }: HiddenFromRow): HidingTarget => ({
  id,
  kind: space_id === null ? "domain" : "space",
  spaceId: space_id,
  name: domain ?? space_name ?? "",
  since: created_at.toISOString(),
});

/** A user's settings as the API returns them. Users without a settings row have the defaults. */
export const presentSettings = (row: SettingsRow | undefined, hidden: readonly HiddenFromRow[]): Settings => ({
  privacy: row
    ? {
        visibleInTalentSearch: row.visible_in_talent_search,
        showName: row.show_name,
        showContacts: row.show_contacts,
        profileVisibility: row.profile_visibility,
        searchEngines: row.search_engines,
      }
    : defaultPrivacy,
  appearance: row?.appearance ?? "system",
  notifications: notificationsOf(notificationKinds, (row?.notifications ?? {}) as StoredNotificationSettings),
  quietHours: row ? quietHoursOf(row) : null,
  timeZone: row?.time_zone ?? null,
  jobFits: row?.job_fits ?? true,
  hiddenFrom: hidden.map(presentHidden),
});
