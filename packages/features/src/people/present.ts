import { notificationKinds, type HiddenFrom, type Person, type Settings } from "@orbita/contract";
import { isListed } from "./policy.ts";
import type { HiddenRow, PersonRow, SettingsRow } from "./queries.ts";
import { defaultPrivacy, notificationsOf, quietHoursOf, type StoredNotifications } from "./rules.ts";

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

export const presentHidden = ({ id, space_id, space_name, domain, created_at }: HiddenRow): HiddenFrom => ({
  id,
  kind: space_id === null ? "domain" : "space",
  spaceId: space_id,
  name: domain ?? space_name ?? "",
  since: created_at.toISOString(),
});

/** Users without a settings row have the defaults. */
export const presentSettings = (row: SettingsRow | undefined, hidden: readonly HiddenRow[]): Settings => ({
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
  notifications: notificationsOf(notificationKinds, (row?.notifications ?? {}) as StoredNotifications),
  quietHours: row ? quietHoursOf(row) : null,
  timeZone: row?.time_zone ?? null,
  hiddenFrom: hidden.map(presentHidden),
});
