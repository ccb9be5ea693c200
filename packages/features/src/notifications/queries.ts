import { notificationKinds, type NotificationKind } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type RawBuilder, type Selectable } from "kysely";
import { visibleNotification, type Viewer } from "../kernel/visibility.ts";
import { wantedOf } from "../people/index.ts";
import { kindsDue, kindsEvenSuspended } from "./rules.ts";

export type NotificationRow = Selectable<Tables["notifications"]>;

export type RecipientSettings = { userId: string; here: boolean; email: boolean };

/** SQL predicate: the account is active, or notifications of this kind must reach inactive accounts too. */
export const reachable = (kind: RawBuilder<unknown>) =>
  sql<boolean>`(users.enabled and users.deletes_at is null or ${kind} = any (${kindsEvenSuspended}::text[]))`;
/** SQL predicate: the address is confirmed, or emails of this kind are owed by law or for security. */
export const mailable = (kind: RawBuilder<unknown>) =>
  sql<boolean>`(users.email_verified_at is not null or ${kind} = any (${kindsDue}::text[]))`;

/**
 * The notification settings of those users whom notifications of this kind may reach. Leaves out inactive accounts, unless the
 * kind must reach them too.
 */
export async function findWanted(
  tx: Tx,
  kind: NotificationKind,
  userIds: readonly string[],
): Promise<RecipientSettings[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectFrom("users")
    .leftJoin("user_settings", "user_settings.user_id", "users.id")
    .select(["users.id", "user_settings.notifications"])
    .where("users.id", "in", [...new Set(userIds)])
    .where(reachable(sql`${kind}`))
    .execute();
  return rows.map(({ id, notifications }) => {
    const { here, email } = wantedOf(notificationKinds, notifications, kind);
    return { userId: id, here, email };
  });
}

/** Inserts notifications and returns their ids. Skips users who already have a notification with the same key. */
export async function insertNotifications(
  tx: Tx,
  values: readonly Insertable<Tables["notifications"]>[],
): Promise<Set<string>> {
  if (values.length === 0) return new Set();
  const rows = await tx
    .insertInto("notifications")
    .values([...values])
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export type VisibleNotificationRow = NotificationRow & {
  from_picture: string | null;
  space_name: string | null;
  space_url: string | null;
  logo_id: string | null;
};
export type NotificationFilter = {
  /** The user who received the notifications. */
  readonly viewer: Viewer & { readonly id: string };
  readonly spaceId?: string | undefined;
  /** The kinds of notifications to select; undefined means all kinds. */
  readonly kinds?: readonly NotificationKind[] | undefined;
};

/** SQL predicate: the notification has one of these kinds. An empty list matches nothing; unlike `in`, it is valid SQL. */
const ofKinds = (kinds: readonly string[]) => sql<boolean>`kind = any (${kinds}::text[])`;

const shown = (db: Db, { viewer, spaceId, kinds }: NotificationFilter) => {
  let query = db
    .selectFrom("notifications")
    .where("notifications.user_id", "=", viewer.id)
    .where("here", "=", true)
    .where(visibleNotification(viewer));
  if (spaceId !== undefined) query = query.where("space_id", "=", spaceId);
  if (kinds !== undefined) query = query.where(ofKinds(kinds));
  return query;
};
const count = sql<number>`count(*)::integer`.as("count");

export const findShownNotifications = (
  db: Db,
  filter: NotificationFilter,
  { page, size }: { page: number; size: number },
): Promise<VisibleNotificationRow[]> =>
  shown(db, filter)
    .leftJoin("spaces", "spaces.id", "notifications.space_id")
    .leftJoin("users as from", "from.id", "notifications.from_id")
    .selectAll("notifications")
    .select(["spaces.name as space_name", "spaces.url as space_url", "spaces.logo_id"])
    .select("from.profile_image_id as from_picture")
    .orderBy("notifications.created_at", "desc")
    .orderBy("notifications.id", "desc")
    .limit(size)
    .offset(page * size)
    .execute();

export const countShown = async (db: Db, filter: NotificationFilter): Promise<number> =>
  (await shown(db, filter).select(count).executeTakeFirstOrThrow()).count;

export const countUnreadNotifications = async (db: Db, filter: NotificationFilter): Promise<number> =>
  (await shown(db, filter).where("read_at", "is", null).select(count).executeTakeFirstOrThrow()).count;

/** Marks notifications as read. Returns the number of notifications that were unread. */
export async function setRead(
  tx: Tx,
  { viewer, spaceId, kinds }: NotificationFilter,
  ids: readonly string[] | undefined,
  now: Date,
) {
  let query = tx
    .updateTable("notifications")
    .set({ read_at: now })
    .where("user_id", "=", viewer.id)
    .where("here", "=", true)
    .where("read_at", "is", null);
  if (spaceId !== undefined) query = query.where("space_id", "=", spaceId);
  if (kinds !== undefined) query = query.where(ofKinds(kinds));
  if (ids !== undefined) query = query.where("id", "in", [...ids]);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Deletes the notifications about a comment whose text is removed. */
export async function deleteNotificationsOfComment(tx: Tx, commentId: string): Promise<void> {
  await tx.deleteFrom("notifications").where("comment_id", "=", commentId).execute();
}

/** Deletes one batch of notifications that are older than this time; returns their number. */
export async function deleteOlder(tx: Tx, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`delete from notifications where id in
    (select id from notifications where created_at < ${before} order by created_at limit ${limit}) returning id`.execute(
    tx,
  );
  return rows.length;
}
