import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EntityEvent } from "@orbita/contract/back-office/entity";
import { isPrivacySetting, privacyNames, privacyValue } from "~/domain/activity/privacy-words.ts";
import { activityTitles } from "~/domain/activity/activity-words.ts";

/** Titles in the third person; the users' own activity log addresses the user ("you"). */
const ofThem: Partial<Record<EntityEvent, MessageDescriptor>> = {
  "resume.shared": msg`Shared from the CV`,
  "resume.unshared": msg`No longer shared from the CV`,
  "resume.linkAdded": msg`Link to the CV created`,
  "resume.linkWithdrawn": msg`Link to the CV withdrawn`,
  "space.joined": msg`In a Space`,
  "resume.sentForYou": msg`CV sent for them by support`,
  "resume.opened": msg`CV opened`,
  "resume.uploaded": msg`CV uploaded`,
  "resume.confirmed": msg`CV confirmed`,
};

const titles: Partial<Record<EntityEvent, MessageDescriptor>> = { ...activityTitles, ...ofThem };

/** An event that this build does not know yet (newer server) is shown by its code. */
export const eventTitle = (i18n: I18n, what: EntityEvent): string => {
  const words = titles[what];
  return words ? i18n._(words) : what;
};

/** The remaining details of an event, joined; leaves out `from`, `to` and `size`. */
export function eventNote(
  i18n: I18n,
  { from: _, to: __, size: ___, ...details }: Readonly<Record<string, string>>,
): string {
  return Object.values(details)
    .filter(Boolean)
    .map((word) => (isPrivacySetting(word) ? i18n._(privacyNames[word]) : word))
    .join(", ");
}

/** The label of an event value. Only privacy settings are translated; names and addresses are shown as they are. */
export function eventValue(i18n: I18n, what: EntityEvent, value: string | undefined): string | null {
  if (!value) return null;
  const words = what === "privacy.changed" ? privacyValue(value) : value;
  return typeof words === "string" ? words : i18n._(words);
}
