import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";
import type { SavedSearchRow } from "./queries.ts";

export type AlertRequestRow = Selectable<Tables["alert_requests"]>;

export async function insertAlertRequest(tx: Tx, row: Insertable<Tables["alert_requests"]>): Promise<void> {
  await tx.insertInto("alert_requests").values(row).execute();
}

/** An alert request with the number of requests for the same address in the day before it that nobody confirmed. */
export async function findAlertRequest(
  db: Db,
  id: string,
): Promise<(AlertRequestRow & { earlier: number }) | undefined> {
  const { rows } = await sql<AlertRequestRow & { earlier: number }>`
    select r.*, (select count(*)::integer from alert_requests o where o.email = r.email
      and (o.created_at, o.id) < (r.created_at, r.id) and o.created_at > r.created_at - interval '1 day') as earlier
    from alert_requests r where r.id = ${id}`.execute(db);
  return rows[0];
}

export async function saveAlertTokenHash(tx: Tx, id: string, tokenHash: Buffer): Promise<void> {
  await tx.updateTable("alert_requests").set({ token_hash: tokenHash }).where("id", "=", id).execute();
}

/** Deletes and returns the request that this token confirms. Of two concurrent confirmations only one finds it. */
export const takeAlertRequest = (tx: Tx, tokenHash: Buffer, now: Date): Promise<AlertRequestRow | undefined> =>
  tx
    .deleteFrom("alert_requests")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();

/** Deletes expired alert requests, up to `limit`. Returns the number of deleted rows. */
export async function sweepAlertRequests(tx: Tx, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from alert_requests where id in
    (select id from alert_requests where expires_at <= ${now} order by expires_at limit ${limit})`.execute(tx);
  return Number(numAffectedRows);
}

/** Saves the confirmed address of a guest and returns the guest's id. The language of the last confirmation is that of the mails. */
export async function keepGuest(tx: Tx, guest: Insertable<Tables["alert_guests"]>): Promise<string> {
  const { id } = await tx
    .insertInto("alert_guests")
    .values(guest)
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet((excluded) => ({ language: excluded.ref("excluded.language") })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a guest with all their searches. */
export async function deleteGuest(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("alert_guests").where("id", "=", id).execute();
}

/** A guest's search with the same filters, which a second confirmation must not save twice. */
export const findSameSearch = (tx: Tx, guestId: string, filters: unknown): Promise<{ id: string } | undefined> =>
  tx
    .selectFrom("saved_searches")
    .select("id")
    .where("guest_id", "=", guestId)
    .where(sql<boolean>`filters = ${JSON.stringify(filters)}::jsonb`)
    .executeTakeFirst();

/**
 * Moves the searches of guests to the accounts that have confirmed the same address, and deletes the guests. Returns the number of
 * guests, up to `limit`.
 */
export async function adoptGuests(tx: Tx, limit: number): Promise<number> {
  const { rows } = await sql<{ guest_id: string; user_id: string }>`
    select g.id as guest_id, u.id as user_id from alert_guests g join users u on u.email = g.email
    where u.email_verified_at is not null and u.enabled and u.deletes_at is null
    limit ${limit} for update of g skip locked`.execute(tx);
  const guestIds = rows.map(({ guest_id }) => guest_id);
  if (guestIds.length === 0) return 0;
  await sql`update saved_searches s set user_id = r.user_id, guest_id = null
    from unnest(${guestIds}::uuid[], ${rows.map(({ user_id }) => user_id)}::uuid[]) r (guest_id, user_id)
    where s.guest_id = r.guest_id`.execute(tx);
  await tx.deleteFrom("alert_guests").where("id", "in", guestIds).execute();
  return guestIds.length;
}

export type GuestAlertRow = SavedSearchRow & { email: string | null; language: string | null; targets: string[] };

/** A search with the matches of its run at that time, and with the address of its guest: null once an account has adopted it. */
export async function findGuestAlert(db: Db, searchId: string, at: string): Promise<GuestAlertRow | undefined> {
  const { rows } = await sql<GuestAlertRow>`
    select s.*, g.email, g.language, array(select m.target_id::text from saved_search_matches m
      where m.search_id = s.id and m.told_at = ${at} order by m.target_id desc) as targets
    from saved_searches s left join alert_guests g on g.id = s.guest_id where s.id = ${searchId}`.execute(db);
  return rows[0];
}
