import type { InvoiceState, SdiState } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Selectable } from "kysely";
import type { InvoiceBuyer, InvoiceSeller } from "./parties.ts";

export type InvoiceRow = Selectable<Tables["invoices"]>;
export type InvoicePaymentRow = Selectable<Tables["payments"]>;
export type InvoiceLineRow = Selectable<Tables["invoice_lines"]>;

/** An invoice with its payment, the credited invoice, and its Space. */
export type FullInvoiceRow = InvoiceRow & {
  seller: InvoiceSeller;
  buyer: InvoiceBuyer;
  state: InvoiceState;
  open_cents: number;
  of_year: number | null;
  of_number: number | null;
  failure: string | null;
  failed_at: Date | null;
  next_try_at: Date | null;
  paid_at: Date | null;
  disputed_at: Date | null;
  space_name: string;
  space_url: string;
  lines: InvoiceLineRow[];
};

/** The state of an invoice. "credited" means that it is fully credited and that everything paid has been refunded. */
const state = sql<InvoiceState>`case
  when i.kind = 'creditNote' then 'issued'
  when i.total_cents = i.credited_net_cents + i.credited_vat_cents
    and coalesce(p.captured_cents, 0) <= coalesce(p.refunded_cents, 0) then 'credited'
  else coalesce(p.status::text, 'due') end`;
const openCents = sql<number>`case
  when i.kind = 'creditNote' or p.status in ('paid', 'canceled') then 0
  else p.amount_cents - p.captured_cents end`;

const invoices = (db: Db) =>
  db
    .selectFrom("invoices as i")
    .innerJoin("spaces as s", "s.id", "i.space_id")
    .leftJoin("payments as p", "p.invoice_id", "i.id")
    .leftJoin("invoices as o", "o.id", "i.invoice_id")
    .selectAll("i")
    .select(["p.failure", "p.failed_at", "p.next_try_at", "p.paid_at", "p.disputed_at"])
    .select(["o.year as of_year", "o.number as of_number", "s.name as space_name", "s.url as space_url"])
    .select([state.as("state"), openCents.as("open_cents")]);

const itsLines = sql<InvoiceLineRow[]>`(
  select json_agg(l order by l.position) from invoice_lines l where l.invoice_id = i.id)`.as("lines");

export const findInvoices = (db: Db, spaceId: string): Promise<FullInvoiceRow[]> =>
  invoices(db)
    .select(sql<InvoiceLineRow[]>`'[]'::json`.as("lines"))
    .where("i.space_id", "=", spaceId)
    .orderBy("i.year", "desc")
    .orderBy("i.number", "desc")
    .execute() as Promise<FullInvoiceRow[]>;

export const findInvoice = (db: Db, id: string): Promise<FullInvoiceRow | undefined> =>
  invoices(db).select(itsLines).where("i.id", "=", id).executeTakeFirst() as Promise<FullInvoiceRow | undefined>;

export const lockInvoice = (tx: Tx, id: string): Promise<InvoiceRow | undefined> =>
  tx.selectFrom("invoices").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const lockPaymentOf = (tx: Tx, invoiceId: string): Promise<InvoicePaymentRow | undefined> =>
  tx.selectFrom("payments").selectAll().where("invoice_id", "=", invoiceId).forUpdate().executeTakeFirst();

type InvoiceUpdate = Partial<{ sdi: SdiState; sdi_note: string | null; note: string | null; enabled: boolean }>;
type CreditedAmounts = Partial<{ credited_net_cents: number; credited_vat_cents: number }>;
export async function saveInvoice(tx: Tx, id: string, columns: InvoiceUpdate & CreditedAmounts): Promise<void> {
  await tx.updateTable("invoices").set(columns).where("id", "=", id).execute();
}

export const countInvoices = async (db: Db, spaceId: string): Promise<number> => {
  const { count } = await db
    .selectFrom("invoices")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("space_id", "=", spaceId)
    .executeTakeFirstOrThrow();
  return count;
};

export const findPaymentIdOf = async (db: Db, invoiceId: string): Promise<string | undefined> =>
  (await db.selectFrom("payments").select("id").where("invoice_id", "=", invoiceId).executeTakeFirst())?.id;
