import { notificationKinds, type NotificationKind } from "@orbita/contract";
import type { Tables, Tx } from "@orbita/db";
import type { Insertable, Selectable } from "kysely";
import { wantedOf } from "../people/index.ts";

export type NotificationRow = Selectable<Tables["notifications"]>;

export type Wanted = { userId: string; here: boolean; email: boolean };

/** Of those who are there: disabled accounts and those that leave are told nothing. */
export async function findWanted(tx: Tx, kind: NotificationKind, userIds: readonly string[]): Promise<Wanted[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectFrom("users")
    .leftJoin("user_settings", "user_settings.user_id", "users.id")
    .select(["users.id", "user_settings.notifications"])
    .where("users.id", "in", [...new Set(userIds)])
    .where("users.enabled", "=", true)
    .where("users.deletes_at", "is", null)
    .execute();
  return rows.map(({ id, notifications }) => ({ userId: id, ...wantedOf(notificationKinds, notifications, kind) }));
}

/** False where it was told before. */
export async function insertNotification(tx: Tx, values: Insertable<Tables["notifications"]>): Promise<boolean> {
  const row = await tx
    .insertInto("notifications")
    .values(values)
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
