import { language, meChange } from "./accounts/schema.ts";
import { personAiChange, spaceAiChange } from "./ai/schema.ts";
import { stageLabels } from "./applications/board.ts";
import { channelNotices } from "./channels/schema.ts";
import { jobPostDraft } from "./job-posts/draft.ts";
import { publication } from "./job-posts/schema.ts";
import { memberChange } from "./members/schema.ts";
import {
  hiding,
  notificationChannels,
  notificationKinds,
  privacySettings,
  settingsChange,
  type NotificationKind,
} from "./people/schema.ts";
import { resumeChange } from "./resumes/schema.ts";
import { newResumeVersion, newShareLink } from "./resumes/sharing.ts";
import { guestAlertChange } from "./saved-searches/guest-schema.ts";
import { savedSearchChange } from "./saved-searches/schema.ts";
import { spaceParts } from "./spaces/parts.ts";

const { privacy: _privacy, notifications: _notifications, ...personal } = settingsChange.shape;
const { version: _version, ...spaceAi } = spaceAiChange.shape;
const { label: _label, ...shareLink } = newShareLink.shape;
const [hideFromSpace, hideFromDomain] = hiding.options;

type MandatoryNotificationKinds = {
  [Kind in NotificationKind]: (typeof notificationKinds)[Kind] extends { always: true } ? Kind : never;
};
/** A kind of notification that the recipient may switch off or delay. */
export type OptionalNotificationKind = Exclude<NotificationKind, MandatoryNotificationKinds[NotificationKind]>;
type NotificationOption = keyof typeof notificationChannels.shape;
type NotificationSetting = `${OptionalNotificationKind} ${NotificationOption}`;

const channels = Object.keys(notificationChannels.shape) as NotificationOption[];
export const optionalNotificationKinds = Object.entries(notificationKinds)
  .filter(([, kind]) => !("always" in kind))
  .map(([name]) => name as OptionalNotificationKind);
const notifications = Object.fromEntries(
  optionalNotificationKinds.flatMap((kind) =>
    channels.map((channel) => [`${kind} ${channel}`, notificationChannels.shape[channel]] as const),
  ),
) as Record<NotificationSetting, (typeof notificationChannels.shape)[NotificationOption]>;

/**
 * Every setting of the product, by group. A setting is a stored choice of a person or a Space that changes what the product does or
 * shows from then on. Content (texts, CV entries, images, company facts) and single actions (block, follow, publish) are not settings.
 * The tests of the settings' effects are typed by this list, so that a setting without a tested effect does not compile.
 */
export const settingSchemas = {
  privacy: privacySettings.shape,
  personal,
  account: { language, languages: meChange.shape.languages },
  hiding: { ...hideFromSpace.shape, ...hideFromDomain.shape },
  notifications,
  resume: { shownSections: resumeChange.shape.shownSections, sectionOrder: resumeChange.shape.sectionOrder },
  resumeVersion: { leftOut: newResumeVersion.shape.leftOut },
  shareLink,
  savedJobSearch: { frequency: savedSearchChange.shape.frequency },
  savedTalentSearch: { frequency: savedSearchChange.shape.frequency },
  guestAlert: guestAlertChange.shape,
  channel: { notices: channelNotices },
  personAi: personAiChange.shape,
  spaceStandards: spaceParts.standards,
  spaceSettings: spaceParts.settings,
  spaceStages: stageLabels.shape,
  spaceAi,
  member: memberChange.shape,
  jobPost: { blind: jobPostDraft.shape.blind, replyDays: jobPostDraft.shape.replyDays },
  publication: publication.shape,
};
export type SettingGroup = keyof typeof settingSchemas;

/** Settings whose effect happens in the browser; the web app tests them, the api tests all others. */
export const browserSettings = { personal: ["appearance"], account: ["languages"] } as const;
export type BrowserSetting<Group extends SettingGroup> = Group extends keyof typeof browserSettings
  ? (typeof browserSettings)[Group][number]
  : never;
export type ServerSetting<Group extends SettingGroup> = Exclude<
  keyof (typeof settingSchemas)[Group],
  BrowserSetting<Group>
>;
