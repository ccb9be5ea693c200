import { randomUUIDv7 } from "node:crypto";
import type { Db, Tables } from "@orbita/db";
import { sql, type Selectable } from "kysely";
import type { WorkWriteCtx } from "../kernel/work.ts";
import { insertRefund } from "../payments/index.ts";
import { refundPayment } from "./jobs.ts";
import type { PaymentRow } from "./queries.ts";

export type RefundRow = Selectable<Tables["payment_refunds"]> & { readonly intent_id: string | null };

const withIntent = (db: Db) =>
  db
    .selectFrom("payment_refunds")
    .innerJoin("payments", "payments.id", "payment_refunds.payment_id")
    .selectAll("payment_refunds")
    .select("payments.provider_id as intent_id");

/** The oldest pending refund of a payment. Refunds of a payment are sent one at a time, because the refunded amount shows which of them were made. */
export const findNextRefund = (db: Db, paymentId: string): Promise<RefundRow | undefined> =>
  withIntent(db)
    .where("payment_refunds.payment_id", "=", paymentId)
    .where("payment_refunds.done_at", "is", null)
    .orderBy("payment_refunds.id")
    .limit(1)
    .executeTakeFirst();

export const findRefund = (db: Db, id: string): Promise<RefundRow | undefined> =>
  withIntent(db).where("payment_refunds.id", "=", id).executeTakeFirst();

export const findRefundOfNote = (db: Db, creditNoteId: string): Promise<RefundRow | undefined> =>
  withIntent(db).where("payment_refunds.credit_note_id", "=", creditNoteId).executeTakeFirst();

/** Payments for which refunds are pending. */
export async function findOwing(db: Db): Promise<string[]> {
  const { rows } = await sql<{ payment_id: string }>`
    select distinct payment_id from payment_refunds where done_at is null`.execute(db);
  return rows.map(({ payment_id }) => payment_id);
}

/** The sum in cents of a payment's refunds that are known to be made. */
export async function sumDone(db: Db, paymentId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_cents), 0)::integer as sum from payment_refunds
    where payment_id = ${paymentId} and done_at is not null`.execute(db);
  return rows[0]!.sum;
}

/** Refunds the part of the captured amount that exceeds the amount due. No credit note is needed, because the credit notes already exist. */
export async function returnSurplus(ctx: WorkWriteCtx, row: PaymentRow, capturedCents: number): Promise<void> {
  const id = randomUUIDv7();
  await insertRefund(ctx.tx, {
    id,
    payment_id: row.id,
    amount_cents: capturedCents - row.amount_cents,
    created_at: ctx.now,
  });
  await ctx.enqueue(refundPayment, { refundId: id });
}

/** The payment of the invoice that a credit note reverses. */
export async function findPaymentOfNote(db: Db, creditNoteId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select p.id from payments p join invoices note on note.invoice_id = p.invoice_id
    where note.id = ${creditNoteId} and note.kind = 'creditNote'`.execute(db);
  return rows[0]?.id;
}
