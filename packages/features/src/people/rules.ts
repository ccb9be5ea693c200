import type { NotificationKind, Settings, notificationKinds } from "@orbita/contract";

type Privacy = Settings["privacy"];
type Channels = { here: boolean; email: boolean };
export type NotificationKinds = Readonly<
  Record<string, { group: string; here: boolean; email: boolean; always?: true }>
>;
/** Only what differs from the defaults of each kind. */
export type StoredNotifications = Readonly<Record<string, Partial<Channels>>>;

export const defaultPrivacy: Privacy = {
  visibleInTalentSearch: false,
  showName: true,
  showContacts: false,
  profileVisibility: "nobody",
  searchEngines: false,
};

export type PrivacyChange = { name: keyof Privacy; from: string; to: string };

/** What a change of privacy changes, field by field: each is a line in the person's log. */
export function changesOf(before: Privacy, after: Privacy): PrivacyChange[] {
  return (Object.keys(after) as (keyof Privacy)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, from: String(before[name]), to: String(after[name]) }));
}

/** What is not named stays; what is as by default is not kept, so that a default can change for who never chose. */
export function mergeNotifications(
  kinds: NotificationKinds,
  stored: StoredNotifications,
  change: StoredNotifications,
): StoredNotifications {
  const merged: Record<string, Partial<Channels>> = {};
  for (const [kind, { always, ...defaults }] of Object.entries(kinds)) {
    const wanted = { ...stored[kind], ...change[kind] };
    const kept = (["here", "email"] as const).filter(
      (channel) => wanted[channel] !== undefined && wanted[channel] !== defaults[channel],
    );
    if (!always && kept.length > 0)
      merged[kind] = Object.fromEntries(kept.map((channel) => [channel, wanted[channel]]));
  }
  return merged;
}

type Notifications = Settings["notifications"];

export const notificationsOf = (
  kinds: NotificationKinds & typeof notificationKinds,
  stored: StoredNotifications,
): Notifications =>
  Object.entries(kinds as NotificationKinds).map(([kind, { group, here, email, always = false }]) => ({
    kind: kind as NotificationKind,
    group,
    here: always ? here : (stored[kind]?.here ?? here),
    email: always ? email : (stored[kind]?.email ?? email),
    always,
  }));

/** Kinds whose channels are other than before. */
export const changedKinds = (before: Notifications, after: Notifications): string[] =>
  after
    .filter(({ here, email }, at) => here !== before[at]?.here || email !== before[at].email)
    .map(({ kind }) => kind);

/** The domain of an address with those above it: who hides from a company hides from its branches too. */
export function domainsOf(email: string): string[] {
  const labels = email.slice(email.lastIndexOf("@") + 1).split(".");
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join("."));
}

/** What one person wants of one kind. */
export function wantedOf(
  kinds: NotificationKinds & typeof notificationKinds,
  stored: unknown,
  kind: NotificationKind,
): { here: boolean; email: boolean } {
  const { here, email } = notificationsOf(kinds, (stored ?? {}) as StoredNotifications).find(
    (choice) => choice.kind === kind,
  )!;
  return { here, email };
}
