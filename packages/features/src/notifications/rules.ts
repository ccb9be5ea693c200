import { notificationKinds, notificationTopics, type NotificationKind, type NotificationTopic } from "@orbita/contract";

type NotificationKindFilter = {
  spaceId?: string | undefined;
  group?: string | undefined;
  topic?: NotificationTopic | undefined;
};

const all = Object.keys(notificationKinds) as NotificationKind[];

export const isKind = (name: string): name is NotificationKind => Object.hasOwn(notificationKinds, name);

/** Emails of these kinds have a one-click unsubscribe link. */
export const isBulk = (kind: NotificationKind): boolean => "bulk" in notificationKinds[kind];

/** Concerns the user's rights: cannot be switched off. */
export const isAlways = (kind: NotificationKind): boolean => "always" in notificationKinds[kind];

/** Owed by law or for security: also emailed to unconfirmed addresses. */
export const kindsDue: readonly NotificationKind[] = all.filter((kind) => "due" in notificationKinds[kind]);
/** Owed to the user even if the account is suspended or about to be deleted. */
export const kindsEvenSuspended: readonly NotificationKind[] = all.filter(
  (kind) => "evenSuspended" in notificationKinds[kind],
);

const gathered = /^digest\.([\w-]{22})$/;

/** The unsubscribe token of a digest refers to the digest instead of a kind. Shorter than a list of kinds. */
export const wayOutOf = (digestId: string): string =>
  `digest.${Buffer.from(digestId.replaceAll("-", ""), "hex").toString("base64url")}`;

export function digestOf(named: string): string | null {
  const [, id] = gathered.exec(named) ?? [];
  const hex = id && Buffer.from(id, "base64url").toString("hex");
  return hex ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") : null;
}

const isForMembers = (kind: NotificationKind): boolean =>
  notificationKinds[kind].group === "space" || "members" in notificationKinds[kind];

/** Undefined: all kinds. Within a Space, only kinds for members are returned, not the user's personal ones. */
export function kindsOf({ spaceId, group, topic }: NotificationKindFilter): readonly NotificationKind[] | undefined {
  if (spaceId === undefined && group === undefined && topic === undefined) return undefined;
  return all.filter(
    (kind) =>
      (spaceId === undefined || isForMembers(kind)) &&
      (group === undefined || notificationKinds[kind].group === group) &&
      (topic === undefined || (notificationTopics[topic] as readonly NotificationKind[]).includes(kind)),
  );
}
