import type { PaymentStatus } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Selectable } from "kysely";

export type PaymentRow = Omit<Selectable<Tables["payments"]>, "status"> & {
  readonly status: PaymentStatus;
  readonly invoice_year: number;
  readonly invoice_number: number;
  /** True if the payment is collected automatically. */
  readonly collected: boolean;
};

const withInvoice = (db: Db) =>
  db
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .selectAll("payments")
    .select(["invoices.year as invoice_year", "invoices.number as invoice_number", "invoices.enabled as collected"]);

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  withInvoice(db).where("payments.id", "=", id).executeTakeFirst();

export const findPaymentOfInvoice = (db: Db, invoiceId: string): Promise<PaymentRow | undefined> =>
  withInvoice(db).where("payments.invoice_id", "=", invoiceId).executeTakeFirst();

export const findPaymentOfIntent = (db: Db, intentId: string): Promise<PaymentRow | undefined> =>
  withInvoice(db).where("payments.provider_id", "=", intentId).executeTakeFirst();

export const lockPayment = (tx: Tx, id: string): Promise<PaymentRow | undefined> =>
  withInvoice(tx).where("payments.id", "=", id).forUpdate("payments").executeTakeFirst();

/** Locks the payment; undefined if another transaction has locked the payment and handles it. */
export const lockFreePayment = (tx: Tx, id: string): Promise<PaymentRow | undefined> =>
  withInvoice(tx).where("payments.id", "=", id).forUpdate("payments").skipLocked().executeTakeFirst();

/** The payments whose scheduled attempt to collect is due. */
export async function findDue(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from payments p join invoices i on i.id = p.invoice_id
    where p.next_try_at <= ${now} and p.status in ('due', 'failed', 'requiresAction') and i.enabled
    order by p.next_try_at, p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Payments with an attempt that started before that time and has no response. */
export const findUnanswered = (db: Db, before: Date): Promise<PaymentRow[]> =>
  withInvoice(db)
    .where("payments.attempt_key", "is not", null)
    .where("payments.attempt_at", "<", before)
    .orderBy("payments.attempt_at")
    .execute();
