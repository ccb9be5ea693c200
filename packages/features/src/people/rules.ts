import type { MailRhythm, NotificationKind, QuietHours, Settings, notificationKinds } from "@orbita/contract";

type PrivacySettings = Settings["privacy"];
type NotificationKindSettings = { here: boolean; email: boolean; rhythm: MailRhythm };
const choices = ["here", "email", "rhythm"] as const;
export type NotificationKinds = Readonly<
  Record<string, { group: string; here: boolean; email: boolean; always?: true }>
>;
/** A user's notification settings by kind; contains only values that differ from the kind's defaults. */
export type StoredNotificationSettings = Readonly<Record<string, Partial<NotificationKindSettings>>>;

export const defaultPrivacy: PrivacySettings = {
  visibleInTalentSearch: false,
  showName: true,
  showContacts: false,
  profileVisibility: "nobody",
  searchEngines: false,
};

export type PrivacyChange = { name: keyof PrivacySettings; from: string; to: string };

/** The changed privacy fields; each becomes an entry in the user's activity log. */
export function settingsChanges(before: PrivacySettings, after: PrivacySettings): PrivacyChange[] {
  return (Object.keys(after) as (keyof PrivacySettings)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, from: String(before[name]), to: String(after[name]) }));
}

/**
 * Merges a change into the stored notification settings. Kinds that the change omits stay unchanged. Default values are not stored, so that a default
 * can change for users who never chose.
 */
export function mergeNotifications(
  kinds: NotificationKinds,
  stored: StoredNotificationSettings,
  change: StoredNotificationSettings,
): StoredNotificationSettings {
  const merged: Record<string, Partial<NotificationKindSettings>> = {};
  for (const [kind, { always, here, email }] of Object.entries(kinds)) {
    const defaults: NotificationKindSettings = { here, email, rhythm: "atOnce" };
    const wanted = { ...stored[kind], ...change[kind] };
    const kept = choices.filter((channel) => wanted[channel] !== undefined && wanted[channel] !== defaults[channel]);
    if (!always && kept.length > 0)
      merged[kind] = Object.fromEntries(kept.map((channel) => [channel, wanted[channel]]));
  }
  return merged;
}

type NotificationSettings = Settings["notifications"];

export const notificationsOf = (
  kinds: NotificationKinds & typeof notificationKinds,
  stored: StoredNotificationSettings,
): NotificationSettings =>
  Object.entries(kinds as NotificationKinds).map(([kind, { group, here, email, always = false }]) => ({
    kind: kind as NotificationKind,
    group,
    here: always ? here : (stored[kind]?.here ?? here),
    email: always ? email : (stored[kind]?.email ?? email),
    rhythm: always ? "atOnce" : (stored[kind]?.rhythm ?? "atOnce"),
    always,
  }));

/** The notification kinds for which at least one setting changed. */
export const changedKinds = (before: NotificationSettings, after: NotificationSettings): string[] =>
  after.filter((one, at) => choices.some((choice) => one[choice] !== before[at]?.[choice])).map(({ kind }) => kind);

/** The domain of an email address, and its parent domains: hiding from a company also hides from its subdomains. */
export function domainsOf(email: string): string[] {
  const labels = email.slice(email.lastIndexOf("@") + 1).split(".");
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join("."));
}

/** The user's settings for one kind of notification. */
export function wantedOf(
  kinds: NotificationKinds & typeof notificationKinds,
  stored: unknown,
  kind: NotificationKind,
): NotificationKindSettings & { always: boolean } {
  const { here, email, rhythm, always } = notificationsOf(kinds, (stored ?? {}) as StoredNotificationSettings).find(
    (choice) => choice.kind === kind,
  )!;
  return { here, email, rhythm, always };
}

const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
const hourOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

type QuietColumns = { quiet_from: number | null; quiet_to: number | null };

export const quietHoursOf = ({ quiet_from, quiet_to }: QuietColumns): QuietHours | null =>
  quiet_from === null || quiet_to === null ? null : { from: hourOf(quiet_from), to: hourOf(quiet_to) };

export const quietColumns = (quiet: QuietHours | null): QuietColumns => ({
  quiet_from: quiet && minutesOf(quiet.from),
  quiet_to: quiet && minutesOf(quiet.to),
});
