import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EntityEvent } from "@orbita/contract/back-office/entity";
import { isPrivacySetting, privacyNames, privacyValue } from "~/domain/activity/privacy-labels.ts";
import { activityTitles } from "~/domain/activity/activity-labels.ts";

/** Event titles for admins, in the third person. In the users' own activity log the titles address the user ("you"). */
const ofThem: Partial<Record<EntityEvent, MessageDescriptor>> = {
  "resume.shared": msg`Shared from the CV`,
  "resume.unshared": msg`No longer shared from the CV`,
  "resume.linkAdded": msg`CV link created`,
  "resume.linkWithdrawn": msg`CV link withdrawn`,
  "space.joined": msg`Joined a Space`,
  "resume.sentForYou": msg`CV sent by support on the person’s behalf`,
  "resume.opened": msg`CV opened`,
  "resume.uploaded": msg`CV uploaded`,
  "resume.confirmed": msg`CV confirmed`,
};

const titles: Partial<Record<EntityEvent, MessageDescriptor>> = { ...activityTitles, ...ofThem };

/** The title of an event. An event that only a newer server knows gets a general title. */
export const eventTitle = (i18n: I18n, what: EntityEvent): string => i18n._(titles[what] ?? msg`Other event`);

/** The details of an event as one text, without `from`, `to` and `size`. */
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
