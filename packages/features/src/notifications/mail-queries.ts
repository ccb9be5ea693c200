import { notificationKinds, type NotificationKind } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import { visibleNotification, type Viewer } from "../kernel/visibility.ts";
import { wantedOf } from "../people/index.ts";
import type { MailTimingPreference } from "./mail-times.ts";
import { mailable, reachable, type NotificationRow } from "./queries.ts";

export type NotificationToMail = NotificationRow & {
  email: string;
  language: string;
  wanted: boolean;
  wish: MailTimingPreference;
};

const defaultZone = "Europe/Rome";

/**
 * Query of notifications that are not emailed yet, with the current data of the recipient. `mailable` leaves out unconfirmed
 * addresses and `reachable` leaves out inactive accounts, unless this kind of notification must reach them anyway.
 */
const toMail = (db: Db) =>
  db
    .selectFrom("notifications")
    .innerJoin("users", "users.id", "notifications.user_id")
    .leftJoin("user_settings", "user_settings.user_id", "users.id")
    .selectAll("notifications")
    .select(["users.email", "users.language", "user_settings.notifications"])
    .select(["user_settings.quiet_from", "user_settings.quiet_to", "user_settings.time_zone"])
    .where("notifications.mailed_at", "is", null)
    .where(mailable(sql.ref("notifications.kind")))
    .where(reachable(sql.ref("notifications.kind")));

type UnmailedNotificationRow = Awaited<ReturnType<ReturnType<typeof toMail>["execute"]>>[number];

function withWish({
  notifications,
  quiet_from,
  quiet_to,
  time_zone,
  ...row
}: UnmailedNotificationRow): NotificationToMail {
  const { email: wanted, rhythm, always } = wantedOf(notificationKinds, notifications, row.kind as NotificationKind);
  const wish = { rhythm, always, quietFrom: quiet_from, quietTo: quiet_to, zone: time_zone ?? defaultZone };
  return { ...row, wanted, wish };
}

export async function findToMail(db: Db, id: string): Promise<NotificationToMail | undefined> {
  const row = await toMail(db).where("notifications.id", "=", id).executeTakeFirst();
  return row && withWish(row);
}

/** The notifications of one digest, oldest first. */
export async function findOfDigest(db: Db, digestId: string): Promise<NotificationToMail[]> {
  const rows = await toMail(db)
    .where("notifications.digest_id", "=", digestId)
    .orderBy("notifications.created_at")
    .orderBy("notifications.id")
    .execute();
  return rows.map(withWish);
}

/** The kinds of the notifications in a digest to this user. */
export async function findKindsOf(db: Db, userId: string, digestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("notifications")
    .select("kind")
    .distinct()
    .where("user_id", "=", userId)
    .where("digest_id", "=", digestId)
    .orderBy("kind")
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Whether the recipient, with their current permissions, may still see the notification. */
export async function isReadableNotification(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("notifications")
    .select("id")
    .where("id", "=", id)
    .where(visibleNotification(viewer))
    .executeTakeFirst();
  return row !== undefined;
}

export async function markMailed(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable("notifications")
    .set({ mailed_at: now })
    .where("id", "in", [...ids])
    .execute();
}

/** Schedules the email of a notification for the time `due`. A repeated job does not change the time. */
export async function holdMail(tx: Tx, id: string, due: Date): Promise<void> {
  await tx
    .updateTable("notifications")
    .set({ mail_due_at: due })
    .where("id", "=", id)
    .where("mail_due_at", "is", null)
    .where("mailed_at", "is", null)
    .execute();
}

/**
 * Groups the due notifications of up to `limit` users into one digest per user and returns the digest ids. Concurrent calls
 * never take the same rows.
 */
export async function gatherDue(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ digest_id: string }>`
    with people as materialized (
      select user_id, gen_random_uuid() as digest_id from notifications
      where mail_due_at <= ${now} and digest_id is null group by user_id order by user_id limit ${limit})
    update notifications n set digest_id = p.digest_id from people p
    where n.user_id = p.user_id and n.mail_due_at <= ${now} and n.digest_id is null returning n.digest_id`.execute(tx);
  return [...new Set(rows.map(({ digest_id }) => digest_id))];
}
