import type { Db, Tables, Tx } from "@orbita/db";
import type { EventRefusal, ProviderEvent } from "@orbita/platform";
import { sql, type Selectable } from "kysely";
import { romeDay } from "../kernel/rome-day.ts";
import { withoutSecrets } from "./rules.ts";

export type PaymentEventRow = Selectable<Tables["payment_events"]>;

/** Stores an event of the payment provider. Returns false if the event already exists. */
export async function insertEvent(tx: Tx, event: ProviderEvent, now: Date): Promise<boolean> {
  const { id, type, objectId: object_id, intentId: intent_id, at: said_at } = event;
  const payload = JSON.stringify(withoutSecrets(event.payload));
  const row = await tx
    .insertInto("payment_events")
    .values({ id, type, object_id, intent_id, said_at, received_at: now, payload })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export const findEvent = (db: Db, id: string): Promise<PaymentEventRow | undefined> =>
  db.selectFrom("payment_events").selectAll().where("id", "=", id).executeTakeFirst();

export async function noteHandled(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("payment_events").set({ handled_at: now }).where("id", "=", id).execute();
}

export async function findUnhandled(db: Db, { before, limit }: { before: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom("payment_events")
    .select("id")
    .where("handled_at", "is", null)
    .where("received_at", "<", before)
    .orderBy("received_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findNewEvents(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select t.id from unnest(${ids}::text[]) as t (id)
    where not exists (select from payment_events e where e.id = t.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function addEventRefusal(tx: Tx, reason: EventRefusal, now: Date): Promise<void> {
  await sql`insert into payment_event_refusals as r (day, reason, count) values (${romeDay(now)}, ${reason}, 1)
    on conflict (day, reason) do update set count = r.count + 1`.execute(tx);
}

export const countRefusedEvents = async (db: Db): Promise<{ reason: string; count: number }[]> => {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, sum(count)::integer as count from payment_event_refusals group by reason`.execute(db);
  return rows;
};

export const countOpenEvents = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from payment_events where handled_at is null`.execute(db);
  return rows[0]!.count;
};

/** Deletes the raw payloads of payment events; they are only needed while someone may still investigate an event. */
export async function forgetPayloads(tx: Tx, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { rows } = await sql`
    update payment_events set payload = null where id in (
      select id from payment_events where payload is not null and received_at < ${before}
      order by received_at limit ${limit}) returning id`.execute(tx);
  return rows.length;
}

/**
 * Deletes the payloads about an erased user: those of the customer, of each card (also removed ones) and of each setup (also
 * abandoned ones).
 */
export async function forgetPayloadsOf(tx: Tx, customer: { id: string; provider_id: string; user_id: string }) {
  await sql`update payment_events set payload = null where id in (
    select id from payment_events where payload is not null and payload #>> '{data,object,customer}' = ${customer.provider_id}
    union select e.id from payment_events e where e.object_id in (
      select ${customer.provider_id} union all
      select provider_id from payment_methods where user_id = ${customer.user_id} union all
      select provider_id from payment_setups where customer_id = ${customer.id}))`.execute(tx);
}
