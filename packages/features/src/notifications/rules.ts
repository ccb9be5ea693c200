import { notificationKinds, notificationTopics, type NotificationKind, type NotificationTopic } from "@orbita/contract";

type NotificationKindFilter = {
  spaceId?: string | undefined;
  group?: string | undefined;
  topic?: NotificationTopic | undefined;
};

const all = Object.keys(notificationKinds) as NotificationKind[];

export const isKind = (name: string): name is NotificationKind => Object.hasOwn(notificationKinds, name);

/** Whether emails about this kind of notification have a one-click unsubscribe link. */
export const isBulk = (kind: NotificationKind): boolean => "bulk" in notificationKinds[kind];

/** Whether the kind of notification concerns the user's rights, so that it cannot be switched off. */
export const isAlways = (kind: NotificationKind): boolean => "always" in notificationKinds[kind];

/** Kinds of notifications that are owed by law or for security. They are emailed to unconfirmed addresses too. */
export const kindsDue: readonly NotificationKind[] = all.filter((kind) => "due" in notificationKinds[kind]);
/** Kinds of notifications that are sent even if the account is suspended or about to be deleted. */
export const kindsEvenSuspended: readonly NotificationKind[] = all.filter(
  (kind) => "evenSuspended" in notificationKinds[kind],
);

const gathered = /^digest\.([\w-]{22})$/;

/** The kind that the unsubscribe token of a digest contains. It names the digest and not its kinds, which would make the link longer. */
export const digestTokenKind = (digestId: string): string =>
  `digest.${Buffer.from(digestId.replaceAll("-", ""), "hex").toString("base64url")}`;

export function digestOf(named: string): string | null {
  const [, id] = gathered.exec(named) ?? [];
  const hex = id && Buffer.from(id, "base64url").toString("hex");
  return hex ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") : null;
}

const isForMembers = (kind: NotificationKind): boolean =>
  notificationKinds[kind].group === "space" || "members" in notificationKinds[kind];

/** The kinds of notifications that match the filter; undefined means all kinds. Within a Space, only kinds for members match, not the user's personal kinds. */
export function kindsOf({ spaceId, group, topic }: NotificationKindFilter): readonly NotificationKind[] | undefined {
  if (spaceId === undefined && group === undefined && topic === undefined) return undefined;
  return all.filter(
    (kind) =>
      (spaceId === undefined || isForMembers(kind)) &&
      (group === undefined || notificationKinds[kind].group === group) &&
      (topic === undefined || (notificationTopics[topic] as readonly NotificationKind[]).includes(kind)),
  );
}
