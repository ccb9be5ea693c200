import type { Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Updateable } from "kysely";

export async function insertPayment(tx: Tx, values: Insertable<Tables["payments"]>): Promise<void> {
  await tx.insertInto("payments").values(values).execute();
}

export async function savePayment(tx: Tx, id: string, change: Updateable<Tables["payments"]>): Promise<void> {
  await tx.updateTable("payments").set(change).where("id", "=", id).execute();
}

/** Records that the payment's intent was requested from the provider, whatever the outcome. The first time is kept. */
export async function markIntentRequested(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("payments").set({ asked_at: now }).where("id", "=", id).where("asked_at", "is", null).execute();
}

/** Saves the id of the payment's intent; a payment has only one intent, so an id is never replaced. */
export async function nameIntent(tx: Tx, id: string, intentId: string): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ provider_id: intentId })
    .where("id", "=", id)
    .where("provider_id", "is", null)
    .execute();
}

/** Pending payments without a provider response. Marks them as queried again. */
export async function markUnanswered(tx: Tx, { before, now }: { before: Date; now: Date }): Promise<string[]> {
  const { rows } = await sql<{ provider_id: string }>`
    update payments set asked_at = ${now}
    where provider_id is not null and status in ('processing', 'requiresAction')
      and coalesce(asked_at, attempt_at, created_at) < ${before} returning provider_id`.execute(tx);
  return rows.map(({ provider_id }) => provider_id);
}

export async function insertRefund(tx: Tx, values: Insertable<Tables["payment_refunds"]>): Promise<void> {
  await tx.insertInto("payment_refunds").values(values).execute();
}

/** Saves changes to a refund that is still pending. */
export async function saveRefund(tx: Tx, id: string, change: Updateable<Tables["payment_refunds"]>): Promise<void> {
  await tx.updateTable("payment_refunds").set(change).where("id", "=", id).where("done_at", "is", null).execute();
}
